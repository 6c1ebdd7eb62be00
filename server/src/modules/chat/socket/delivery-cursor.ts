/** How far one socket was told each room that it has joined, without a gap. */
export class DeliveryCursor {
  private readonly numbers = new Map<string, number>();

  /** Joined, and answered with everything up to this number. */
  joined(room: string, upTo: number): void {
    this.numbers.set(room, Math.max(upTo, this.numbers.get(room) ?? 0));
  }

  left(room: string): void {
    this.numbers.delete(room);
  }

  /** A message went out. One that skips a number leaves the gap open: what is missing may still have to be told. */
  delivered(room: string, number: number): void {
    if (this.numbers.get(room) === number - 1) this.numbers.set(room, number);
  }

  /** Undefined for a room that is not joined. */
  upTo(room: string): number | undefined {
    return this.numbers.get(room);
  }

  rooms(): Iterable<string> {
    return this.numbers.keys();
  }
}
