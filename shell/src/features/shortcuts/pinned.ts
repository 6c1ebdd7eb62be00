/** The pinned paths after one is pinned, at the end, or unpinned. */
export function toggled(pinned: readonly string[], path: string): readonly string[] {
  return pinned.includes(path) ? pinned.filter((other) => other !== path) : [...pinned, path];
}

/** Takes the change of one path back, and leaves later changes of others: it is pinned where it was, or not at all. */
export function takenBack(
  pinned: readonly string[],
  path: string,
  before: readonly string[],
): readonly string[] {
  const others = pinned.filter((other) => other !== path);
  return before.includes(path) ? others.toSpliced(before.indexOf(path), 0, path) : others;
}
