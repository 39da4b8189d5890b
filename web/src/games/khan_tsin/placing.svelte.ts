// Quick placement: squares that wait to be laid, painted by a finger or left to chance.

export class Placing {
  /** Squares painted but not laid yet, in order. */
  queue = $state.raw<number[]>([]);
  isShuffling = $state(false);
  #seat: number | null = null;
  #open: number[] = []; // what could be laid on when it was last this seat's turn
  #sent = -1; // laid, but the view does not show it yet

  /** Whoever paints or shuffles does it for one seat: on a shared device the next player begins afresh. */
  begin(seat: number | null): void {
    if (seat !== this.#seat) this.stop();
    this.#seat = seat;
  }

  paint(square: number): void {
    const isOpen = this.#open.includes(square) && square !== this.#sent;
    if (isOpen && !this.queue.includes(square)) this.queue = [...this.queue, square];
  }

  shuffle(): void {
    this.queue = [];
    this.isShuffling = true;
  }

  stop(): void {
    if (this.queue.length) this.queue = [];
    if (this.isShuffling) this.isShuffling = false;
  }

  /** What to lay now, of the squares that are open. */
  next(open: number[]): number | undefined {
    if (!open.length) return undefined;
    this.#open = open;
    const painted = this.queue.find((square) => open.includes(square));
    if (painted !== undefined) return painted;
    return this.isShuffling ? open[Math.floor(Math.random() * open.length)] : undefined;
  }

  /** A square is on its way; painted squares before it were taken by somebody else, and are forgotten. */
  laid(square: number): void {
    this.#sent = square;
    this.queue = this.queue.slice(this.queue.indexOf(square) + 1);
  }
}
