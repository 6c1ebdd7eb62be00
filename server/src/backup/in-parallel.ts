/** Does something for each of a list, so many at a time. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** Files at a time: enough to keep a disk or a bucket busy, beside the people who use it. */
export const FILES_AT_ONCE = 4;
