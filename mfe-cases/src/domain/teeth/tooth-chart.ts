import { TOOTH_MARKS, type ToothChart, type ToothMark } from '@portal/shared/contract';

/** Marks or unmarks a tooth. A missing tooth has no other mark. An empty chart is null. */
export function toggleMark(chart: ToothChart | null, mark: ToothMark, tooth: number): ToothChart | null {
  const isMarked = marksOf(chart, tooth).includes(mark);
  const lost = isMarked ? [mark] : exclusiveWith(mark);
  const marks = TOOTH_MARKS.flatMap((one) => {
    const others = (chart?.[one] ?? []).filter((other) => other !== tooth || !lost.includes(one));
    const teeth = one === mark && !isMarked ? [...others, tooth].sort((a, b) => a - b) : others;
    return teeth.length > 0 ? [[one, teeth] as const] : [];
  });
  return marks.length > 0 ? (Object.fromEntries(marks) as ToothChart) : null;
}

export function marksOf(chart: ToothChart | null, tooth: number): readonly ToothMark[] {
  return TOOTH_MARKS.filter((mark) => chart?.[mark]?.includes(tooth));
}

function exclusiveWith(mark: ToothMark): readonly ToothMark[] {
  return mark === 'missing' ? TOOTH_MARKS.filter((one) => one !== mark) : ['missing'];
}
