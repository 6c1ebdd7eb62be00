/** The speed is the average of this period. */
const WINDOW_MS = 10_000;
/** No speed is shown before: the first bytes only fill network buffers. */
const KNOWN_AFTER_MS = 3_000;
/** The shown speed changes at most this often, so that it can be read. */
const STEADY_MS = 1_000;

interface Sample {
  readonly at: number;
  readonly sent: number;
}

/** A moving average: takes the bytes sent so far, returns bytes per second, or null while the speed is not known. */
export function createSpeedMeter(
  now: () => number = () => performance.now(),
): (sent: number) => number | null {
  let samples: readonly Sample[] = [];
  let said: { readonly at: number; readonly speed: number } | null = null;
  return (sent) => {
    const at = now();
    // Fewer bytes than before: a chunk was lost and is sent again.
    if (sent < (samples.at(-1)?.sent ?? 0)) samples = [];
    samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }];
    const [first = { at, sent }] = samples;
    const isKnown = at - first.at >= KNOWN_AFTER_MS;
    if (isKnown && (!said || at - said.at >= STEADY_MS))
      said = { at, speed: (1_000 * (sent - first.sent)) / (at - first.at) };
    return said?.speed ?? null;
  };
}

/** A rounded time in a single unit. */
export interface TimeLeft {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** Null at speed 0. */
export function timeLeft(bytes: number, speed: number): TimeLeft | null {
  if (speed <= 0) return null;
  const seconds = Math.max(1, Math.ceil(bytes / speed));
  if (seconds <= 10) return { unit: 'seconds', count: seconds };
  if (seconds <= 55) return { unit: 'seconds', count: 5 * Math.ceil(seconds / 5) };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.round(minutes / 60) };
}
