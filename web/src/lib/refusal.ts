// A request that was refused, wherever it was made.

import { Message, type Said } from "./messages";

/** With the reason, in any language. */
export class Refusal extends Error {
  /**
   * @param passes whether it is worth asking again soon
   * @param isSilence whether no server of ours has answered at all
   */
  constructor(
    readonly reason: Said,
    readonly passes = false,
    readonly isSilence = false,
  ) {
    super(reason instanceof Message ? reason.name : reason.en);
  }
}
