import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work between two looks at what else the server has to do. */
const SLICE_MS = 15;

/** Work that yields now and then. */
export type Work<T> = Generator<void, T>;

/** Does work in slices, so that the server goes on answering meanwhile. */
export async function inSlices<T>(work: Work<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}
