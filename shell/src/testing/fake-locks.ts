type Work = () => Promise<unknown> | undefined;

/** Gives the page the browser's locks, which jsdom has not, as far as the portal needs them: first come, first served, by name. */
export function installFakeLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: [Work] | [{ signal: AbortSignal }, Work]) => {
    const work = rest.at(-1) as Work;
    const signal = 'signal' in rest[0] ? rest[0].signal : undefined;
    const turn = () => (signal?.aborted ? undefined : work());
    const next = (last.get(name) ?? Promise.resolve()).then(turn, turn);
    last.set(name, next);
    return next;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

export function removeFakeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
