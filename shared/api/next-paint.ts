/** A tab that is hidden before its frame comes, paints none: the call begins then, in milliseconds. */
const LATEST = 200;

/**
 * Resolves once what React has drawn is painted. A call that begins earlier delays that: on a slow processor `fetch` alone takes
 * 5 to 17 ms. Nothing waits in a hidden tab, which paints nothing, nor in a browser without a scheduler.
 */
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden' || !('scheduler' in globalThis)) return;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, LATEST);
  });
  // A frame's callbacks run before it is painted; the next task comes after it.
  await scheduler.postTask(() => undefined);
}
