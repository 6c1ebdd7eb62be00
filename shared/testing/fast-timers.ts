/** How long a condition is waited for, in milliseconds: kept, whatever the speed of the timers. */
export const CONDITION_MS = 10_000;

/**
 * Lets the timers of the page run so many times as fast, and nothing else: what fails then would lose its race on a machine that
 * is as many times slower.
 */
export function hastenTimers(speed: number): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name] as (run: () => void, ms?: number, ...values: unknown[]) => number;
    const hastened: typeof real = (run, ms = 0, ...values) =>
      real(run, ms === CONDITION_MS ? ms : ms / speed, ...values);
    Object.assign(globalThis, { [name]: hastened });
  }
}
