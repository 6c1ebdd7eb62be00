const teethOf = (quadrants: readonly number[], places: number): readonly number[] =>
  quadrants.flatMap((quadrant) => Array.from({ length: places }, (_, at) => quadrant * 10 + at + 1));

/** Permanent teeth by their numbers in FDI notation, in which charts are stored whatever notation a company reads (CA-20). */
export const TEETH: readonly number[] = teethOf([1, 2, 3, 4], 8);
/** Primary teeth by their FDI numbers, 51 to 85. */
export const PRIMARY_TEETH: readonly number[] = teethOf([5, 6, 7, 8], 5);

/**
 * What a dental chart says of a tooth; a tooth can have several marks. Stored charts have these names, so that the list only
 * grows at its end.
 */
export const TOOTH_MARKS = [
  'doNotMove',
  'noAttachments',
  'missing',
  'extract',
  'crown',
  'bridge',
  'implant',
  'erupting',
] as const;
export type ToothMark = (typeof TOOTH_MARKS)[number];

/** Teeth by mark. */
export type MarkedTeeth = { readonly [mark in ToothMark]?: readonly number[] | undefined };
/** A chart as it is stored and sent. Primary teeth are apart, since older pages know the numbers of permanent teeth only. */
export type ToothChart = { [mark in ToothMark]?: number[] } & {
  primary?: { [mark in ToothMark]?: number[] };
};

/** All teeth of a chart by mark, the primary ones too. Marks of a newer portal are among them. */
export function teethByMark({ primary = {}, ...permanent }: ToothChart): MarkedTeeth {
  const marks = [...Object.keys(permanent), ...Object.keys(primary)] as ToothMark[];
  return Object.fromEntries(
    marks.map((mark) => [mark, [...(permanent[mark] ?? []), ...(primary[mark] ?? [])]]),
  );
}

/** A chart always looks the same: marks in their order, without those that have no teeth, teeth by number; null when it says nothing. */
export function toothChart(marked: MarkedTeeth): ToothChart | null {
  const permanent = chartOf(marked, (tooth) => !PRIMARY_TEETH.includes(tooth));
  const primary = chartOf(marked, (tooth) => PRIMARY_TEETH.includes(tooth));
  const chart = { ...permanent, ...(Object.keys(primary).length > 0 && { primary }) };
  return Object.keys(chart).length > 0 ? chart : null;
}

function chartOf(marked: MarkedTeeth, isIncluded: (tooth: number) => boolean) {
  const marks = [...new Set([...TOOTH_MARKS, ...(Object.keys(marked) as ToothMark[])])];
  const entries = marks.map((mark) => {
    const teeth = (marked[mark] ?? []).filter(isIncluded);
    return [mark, teeth.sort((a, b) => a - b)] as const;
  });
  return Object.fromEntries(entries.filter(([, teeth]) => teeth.length > 0)) as ToothChart;
}

/**
 * Marks that no tooth can have together, each pair once. A tooth that does not move may still carry an attachment, which holds
 * the aligner, so that these two are separate wishes. A missing tooth can be replaced by a bridge, but not by an implant, which
 * takes its place.
 */
const EXCLUSIVE: readonly (readonly [ToothMark, readonly ToothMark[]])[] = [
  ['missing', ['doNotMove', 'noAttachments', 'extract', 'crown', 'implant', 'erupting']],
  ['extract', ['doNotMove', 'noAttachments', 'implant']],
  ['erupting', ['crown', 'bridge', 'implant']],
];

/** The marks that a tooth with this mark cannot have. */
export function exclusiveWith(mark: ToothMark): readonly ToothMark[] {
  return TOOTH_MARKS.filter((other) =>
    EXCLUSIVE.some(
      ([one, others]) => (one === mark && others.includes(other)) || (one === other && others.includes(mark)),
    ),
  );
}

/** The first tooth whose marks exclude each other; undefined when the chart is consistent. */
export function contradictoryTooth(chart: ToothChart): number | undefined {
  const marked = teethByMark(chart);
  return TOOTH_MARKS.flatMap((mark) =>
    (marked[mark] ?? []).filter((tooth) =>
      exclusiveWith(mark).some((other) => marked[other]?.includes(tooth)),
    ),
  )[0];
}
