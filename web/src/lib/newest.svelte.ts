// A list that grows at its end: the end is in sight whenever the list comes into sight, and when something is added.

import type { Attachment } from "svelte/attachments";

/** For a list of so many lines; `isSeen` is called whenever its end is in sight. */
export const atNewest =
  (count: () => number, isSeen: () => void = () => {}): Attachment<HTMLElement> =>
  (list) => {
    let isVisible = false;
    const show = (): void => {
      if (!isVisible) return;
      list.scrollTop = list.scrollHeight;
      isSeen();
    };
    const watch = new IntersectionObserver((entries) => {
      isVisible = entries.at(-1)!.isIntersecting;
      show();
    });
    watch.observe(list);
    $effect(() => {
      if (count() === 0) return;
      const frame = requestAnimationFrame(show); // measured once all is there
      return () => cancelAnimationFrame(frame);
    });
    return () => watch.disconnect();
  };
