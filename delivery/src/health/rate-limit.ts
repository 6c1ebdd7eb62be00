/** How many calls each address may make in a minute; forgotten when the minute is over. */
export class RateLimit {
  private minute = 0;
  private calls = new Map<string, number>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {}

  /** Counts a call and tells whether it is still allowed. */
  allows(address: string): boolean {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.calls = new Map();
    }
    const count = (this.calls.get(address) ?? 0) + 1;
    this.calls.set(address, count);
    return count <= this.perMinute;
  }
}
