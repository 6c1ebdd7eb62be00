/**
 * A function that is made when it is called for the first time. There are some hundred schemas, and a server that compiles
 * them all before it listens starts the later by that.
 */
export function lazy<Args extends unknown[], Result>(
  make: () => (...args: Args) => Result,
): (...args: Args) => Result {
  let made: ((...args: Args) => Result) | undefined;
  return (...args) => (made ??= make())(...args);
}
