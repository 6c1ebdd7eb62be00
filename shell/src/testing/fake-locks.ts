type Work = (lock: object | null) => Promise<unknown> | undefined;
type Options = {
  readonly signal?: AbortSignal;
  readonly ifAvailable?: boolean;
  readonly mode?: 'shared';
};

/** Gives the page the browser's locks, which jsdom has not, as far as the portal needs them: first come, first served, by name. One that is shared is never waited for. */
export function installFakeLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  const count = (name: string, more: number) => held.set(name, (held.get(name) ?? 0) + more);
  const request = (name: string, ...rest: [Work] | [Options, Work]) => {
    const work = rest.at(-1) as Work;
    const { signal, ifAvailable, mode }: Options = typeof rest[0] === 'object' ? rest[0] : {};
    if (ifAvailable && held.get(name)) return Promise.resolve(work(null));
    const turn = () => (signal?.aborted ? undefined : work({}));
    count(name, 1);
    const before = mode === 'shared' ? undefined : last.get(name);
    const next = (before ?? Promise.resolve()).then(turn, turn).finally(() => count(name, -1));
    last.set(name, next);
    return next;
  };
  const query = () => {
    const names = [...held.keys()].filter((name) => held.get(name));
    return Promise.resolve({ held: names.map((name) => ({ name })) });
  };
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
}

export function removeFakeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
