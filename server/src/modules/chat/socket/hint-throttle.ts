/** A room is hinted at once in this time, in milliseconds: everybody of a company hears each hint. */
const PAUSE_MS = 1_000;

/** Of the hints about one room within a second tells the first at once, and the last when the second is over. */
export class HintThrottle {
  private readonly waiting = new Map<string, { timer: NodeJS.Timeout; last: (() => void) | null }>();

  send(room: string, hint: () => void): void {
    const current = this.waiting.get(room);
    if (current) current.last = hint;
    else {
      hint();
      this.rest(room);
    }
  }

  close(): void {
    for (const { timer, last } of this.waiting.values()) {
      clearTimeout(timer);
      last?.();
    }
    this.waiting.clear();
  }

  private rest(room: string): void {
    const timer = setTimeout(() => {
      const last = this.waiting.get(room)?.last;
      this.waiting.delete(room);
      if (last) this.send(room, last);
    }, PAUSE_MS);
    timer.unref();
    this.waiting.set(room, { timer, last: null });
  }
}
