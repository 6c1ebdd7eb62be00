import type { PlanLine } from './use-plan-lines';

export interface ComparedLine {
  readonly key: string;
  readonly label: string;
  /** Null where the version says nothing of it. */
  readonly before: string | null;
  readonly after: string | null;
  readonly teeth: readonly number[];
  readonly isChanged: boolean;
}

/** What two versions say of the same things, in the order of the later one; what it no longer says comes last. */
export function compareLines(
  before: readonly PlanLine[],
  after: readonly PlanLine[],
): readonly ComparedLine[] {
  const [old, young] = [byKey(before), byKey(after)];
  return [...new Set([...young.keys(), ...old.keys()])].map((key) => {
    const [was, is] = [old.get(key), young.get(key)];
    const known = is ?? was;
    return {
      key,
      label: known?.label ?? '',
      before: was?.value ?? null,
      after: is?.value ?? null,
      teeth: known?.teeth ?? [],
      isChanged: was?.value !== is?.value,
    };
  });
}

/** Lines of the same key stand together, such as two reductions between the same teeth. */
function byKey(lines: readonly PlanLine[]): ReadonlyMap<string, PlanLine> {
  const merged = new Map<string, PlanLine>();
  for (const line of lines) {
    const known = merged.get(line.key);
    merged.set(line.key, known ? { ...known, value: `${known.value} + ${line.value}` } : line);
  }
  return merged;
}

export function changedTeeth(lines: readonly ComparedLine[]): ReadonlySet<number> {
  return new Set(lines.filter(({ isChanged }) => isChanged).flatMap(({ teeth }) => teeth));
}
