/** Pins a path at the end, or unpins it. */
export function toggled(pinned: readonly string[], path: string): readonly string[] {
  return pinned.includes(path) ? pinned.filter((other) => other !== path) : [...pinned, path];
}

/** Reverts the change of one path, at its old position, and keeps later changes of other paths. */
export function takenBack(
  pinned: readonly string[],
  path: string,
  before: readonly string[],
): readonly string[] {
  const others = pinned.filter((other) => other !== path);
  return before.includes(path) ? others.toSpliced(before.indexOf(path), 0, path) : others;
}
