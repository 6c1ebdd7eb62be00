const FAILURES = 10;
const WINDOW_MS = 600_000;
const MAX_ADDRESSES = 10_000;

/** Addresses that guessed too often: ten wrong tokens in ten minutes, then none is looked at until they are over. */
export class Lockout {
  private readonly failures = new Map<string, readonly number[]>();

  /** @param now milliseconds of the epoch */
  constructor(private readonly now: () => number) {}

  /** Seconds until the address may try again; 0 when it may now. */
  secondsLeft(address: string): number {
    const recent = this.recent(address);
    const first = recent.at(-FAILURES);
    return first === undefined ? 0 : Math.ceil((first + WINDOW_MS - this.now()) / 1000);
  }

  fail(address: string): void {
    const recent = [...this.recent(address), this.now()].slice(-FAILURES);
    // The oldest goes first, so that a crowd of addresses costs no memory.
    this.failures.delete(address);
    this.failures.set(address, recent);
    const [oldest] = this.failures.keys();
    if (this.failures.size > MAX_ADDRESSES && oldest !== undefined) this.failures.delete(oldest);
  }

  succeed(address: string): void {
    this.failures.delete(address);
  }

  private recent(address: string): readonly number[] {
    const since = this.now() - WINDOW_MS;
    return (this.failures.get(address) ?? []).filter((at) => at > since);
  }
}
