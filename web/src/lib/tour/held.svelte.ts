// What a board shows before the first move of all, and the tour with its words waits for.

class Tour {
  isHeld = $state(false);
}

export const tour = new Tour();
