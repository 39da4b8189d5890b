// Whether somebody on this device has tried their hand before: in the lesson, or before a first game.

import { isLearnt } from "../../lib/lesson/lessons";

const KEY = "practice-attrap-tresors";

export const hasPractised = (): boolean => localStorage.getItem(KEY) !== null || isLearnt("attrap-tresors");
export const remember = (): void => localStorage.setItem(KEY, "done");
