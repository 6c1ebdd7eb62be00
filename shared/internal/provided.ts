/**
 * A service that the shell provides once, before any remote runs. Using it earlier is a programming error, unless there is
 * something that stands in for it.
 */
export function createProvided<T extends object>(
  name: string,
  standIn?: T,
): {
  provide(service: T): void;
  use(): T;
  /** The service, where doing without it is no mistake. */
  peek(): T | undefined;
} {
  let provided = standIn;
  return {
    provide(service) {
      provided = service;
    },
    use() {
      if (!provided) throw new Error(`${name} is used before the shell provided it`);
      return provided;
    },
    peek: () => provided,
  };
}
