/** Milliseconds of work at a stretch: less than a frame, so that typing and scrolling go on. */
const STRETCH_MS = 8;

/** Runs long work in slices between which the page draws and answers. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < STRETCH_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
