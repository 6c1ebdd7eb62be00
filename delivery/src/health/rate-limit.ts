const MINUTE_MS = 60_000;
/** So that callers without end cost no memory; who comes after them waits for the next span. */
const MAX_CALLERS = 100_000;

/** How many calls each caller may make in a minute or another time, which begins with the first call after the last one ended. */
export class RateLimit {
  private since = -Infinity;
  private calls = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly now: () => number,
    private readonly spanMs = MINUTE_MS,
  ) {}

  /** Counts a call and tells whether it is still allowed. */
  allows(caller: string): boolean {
    const now = this.now();
    if (now - this.since >= this.spanMs) {
      this.since = now;
      this.calls = new Map();
    }
    const known = this.calls.get(caller);
    if (known === undefined && this.calls.size >= MAX_CALLERS) return false;
    const count = (known ?? 0) + 1;
    this.calls.set(caller, count);
    return count <= this.most;
  }
}
