const PAUSE_MS = 10;

/** Waits for a condition, asking again and again; a test that waits in vain ends by Jest's own limit. */
export async function until(isTrue: () => boolean | Promise<boolean>, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`waited ${limitMs} ms in vain: ${isTrue.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
