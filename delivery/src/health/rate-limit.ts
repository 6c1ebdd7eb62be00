const MINUTE_MS = 60_000;

/** How many calls each address may make in a minute, which begins with the first call after the last one ended. */
export class RateLimit {
  private since = -Infinity;
  private calls = new Map<string, number>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {}

  /** Counts a call and tells whether it is still allowed. */
  allows(address: string): boolean {
    const now = this.now();
    if (now - this.since >= MINUTE_MS) {
      this.since = now;
      this.calls = new Map();
    }
    const count = (this.calls.get(address) ?? 0) + 1;
    this.calls.set(address, count);
    return count <= this.perMinute;
  }
}
