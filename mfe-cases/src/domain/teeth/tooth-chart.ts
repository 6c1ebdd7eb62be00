import {
  exclusiveWith,
  teethByMark,
  TOOTH_MARKS,
  toothChart,
  type ToothChart,
  type ToothMark,
} from '@portal/shared/contract';

export interface ToggledMark {
  readonly chart: ToothChart | null;
  /** Marks that the tooth lost, because it cannot have them together with the new one. */
  readonly dropped: readonly ToothMark[];
  /** The tooth is missing and stays so: the mark was not set. */
  readonly isRefused: boolean;
}

/**
 * Marks or unmarks a tooth. 'Missing' wins over every mark that it excludes; of two other marks that exclude each other the
 * new one stays. An empty chart is null.
 */
export function toggleMark(chart: ToothChart | null, mark: ToothMark, tooth: number): ToggledMark {
  const marks = marksOf(chart, tooth);
  if (marks.includes(mark))
    return { chart: withMarks(chart, tooth, without(marks, [mark])), dropped: [], isRefused: false };
  const dropped = marks.filter((one) => exclusiveWith(mark).includes(one));
  if (dropped.includes('missing')) return { chart, dropped: [], isRefused: true };
  return { chart: withMarks(chart, tooth, [...without(marks, dropped), mark]), dropped, isRefused: false };
}

/** Sets a mark in the place of all that exclude it, 'Missing' too. */
export function replaceMarks(chart: ToothChart | null, mark: ToothMark, tooth: number): ToothChart | null {
  return withMarks(chart, tooth, [...without(marksOf(chart, tooth), exclusiveWith(mark)), mark]);
}

export function marksOf(chart: ToothChart | null, tooth: number): readonly ToothMark[] {
  const marked = teethByMark(chart ?? {});
  return TOOTH_MARKS.filter((mark) => marked[mark]?.includes(tooth));
}

/** The chart with these marks on a tooth. Marks of a newer portal, which this one does not know, stay as they are. */
function withMarks(chart: ToothChart | null, tooth: number, wanted: readonly ToothMark[]): ToothChart | null {
  const marked = teethByMark(chart ?? {});
  const known = TOOTH_MARKS.map((mark) => {
    const others = (marked[mark] ?? []).filter((other) => other !== tooth);
    return [mark, wanted.includes(mark) ? [...others, tooth] : others] as const;
  });
  return toothChart({ ...marked, ...Object.fromEntries(known) });
}

function without(marks: readonly ToothMark[], lost: readonly ToothMark[]): readonly ToothMark[] {
  return marks.filter((mark) => !lost.includes(mark));
}
