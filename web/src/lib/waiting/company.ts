// Who can come to a table that has not begun.

import { isLocal } from "../home_of";
import type { Info } from "../protocol";

/** All at one device: nobody else is waited for, or could be talked to. */
export const isSofa = ({ id, chairs }: Info, person: string): boolean =>
  isLocal(id) || chairs.every(({ player }) => player?.person === person || player?.level);
