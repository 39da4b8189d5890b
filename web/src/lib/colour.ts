// Colours for what CSS does not draw: a canvas and WebGL need values, the palette has names.

/** What `var(--name)` stands for now. */
export function valueOf(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}
