/** A service that the shell provides once, before any remote runs; using it earlier is a programming error. */
export function createProvided<T extends object>(name: string): { provide(service: T): void; use(): T } {
  let provided: T | undefined;
  return {
    provide(service) {
      provided = service;
    },
    use() {
      if (!provided) throw new Error(`${name} is used before the shell provided it`);
      return provided;
    },
  };
}
