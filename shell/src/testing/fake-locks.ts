type Work = () => Promise<unknown> | undefined;

/** Gives the page the browser's locks, which jsdom has not, as far as the portal needs them: first come, first served. */
export function installFakeLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, ...rest: [Work] | [{ signal: AbortSignal }, Work]) => {
    const work = rest.at(-1) as Work;
    const signal = 'signal' in rest[0] ? rest[0].signal : undefined;
    const turn = () => (signal?.aborted ? undefined : work());
    last = last.then(turn, turn);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

export function removeFakeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
