import type { ToothChart } from '@portal/shared/contract';
import { planData, type PlanData } from './plan-data';
import type { Mouth, PlanTerms } from './planned-teeth';

const USUAL_EXCESS = 0.1;

/** How a plan of such lengths is made unless somebody wants it otherwise. */
export function usualTerms(
  stages: PlanTerms['stages'],
  chart: ToothChart | null = null,
  mouth: Mouth = {},
): PlanTerms {
  return {
    stages,
    chart,
    mouth,
    iprShare: 1,
    noIpr: [],
    isGapFirst: false,
    isFrontFree: false,
    bare: [],
    attached: [],
    rotationExcess: USUAL_EXCESS,
  };
}

/** The terms that a plan was made to, read from its data; a plan without data counts as a usual one. */
export function readTerms(
  stages: PlanTerms['stages'],
  data: PlanData | null,
  chart: ToothChart | null = null,
  mouth: Mouth = {},
): PlanTerms {
  const usual = usualTerms(stages, chart, mouth);
  if (!data) return usual;
  const isFrontFree = stages.upper > 0 && !data.attachments.some(({ tooth }) => tooth < 30 && tooth % 10 < 3);
  const usualData = planData({ ...usual, isFrontFree });
  // Where nothing is taken away at all, that is the share and no single contact.
  const noIpr = data.ipr.length > 0 ? teethBut(usualData.ipr, data.ipr) : [];
  const total = totalOf(data.ipr);
  const usualTotal = totalOf(usualData.ipr.filter(({ tooth }) => !noIpr.includes(tooth)));
  const rotation = ({ overcorrections }: PlanData) =>
    overcorrections.find(({ direction }) => direction === 'rotation')?.amount ?? 0;
  return {
    stages,
    chart,
    mouth,
    iprShare: usualTotal > 0 ? Math.min(1, Math.round((total / usualTotal) * 4) / 4) : 1,
    noIpr,
    isGapFirst: data.overcorrections.some(({ direction }) => direction === 'mesial'),
    isFrontFree,
    bare: teethBut(usualData.attachments, data.attachments),
    attached: teethBut(data.attachments, usualData.attachments),
    rotationExcess:
      rotation(usualData) === 0
        ? USUAL_EXCESS
        : Math.round((USUAL_EXCESS * rotation(data)) / rotation(usualData) / 0.05) * 0.05,
  };
}

type OfTooth = readonly { readonly tooth: number }[];
const teethBut = (some: OfTooth, others: OfTooth): number[] => {
  const theirs = new Set(others.map(({ tooth }) => tooth));
  return [...new Set(some.map(({ tooth }) => tooth))].filter((tooth) => !theirs.has(tooth));
};
const totalOf = (ipr: PlanData['ipr']): number => ipr.reduce((sum, { mm }) => sum + mm, 0);
