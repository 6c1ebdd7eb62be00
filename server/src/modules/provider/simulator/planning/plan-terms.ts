import type { ToothChart } from '@portal/shared/contract';
import { planData, type PlanData } from './plan-data';
import type { PlanTerms } from './planned-teeth';

const USUAL_EXCESS = 0.1;

/** How a plan of such lengths is made unless somebody wants it otherwise. */
export function usualTerms(stages: PlanTerms['stages'], chart: ToothChart | null = null): PlanTerms {
  return { stages, chart, iprShare: 1, isGapFirst: false, isFrontFree: false, rotationExcess: USUAL_EXCESS };
}

/** The terms that a plan was made to, read from its data; a plan without data counts as a usual one. */
export function readTerms(
  stages: PlanTerms['stages'],
  data: PlanData | null,
  chart: ToothChart | null = null,
): PlanTerms {
  const usual = usualTerms(stages, chart);
  if (!data) return usual;
  const usualData = planData(usual);
  const [total, usualTotal] = [totalOf(data), totalOf(usualData)];
  const rotation = ({ overcorrections }: PlanData) =>
    overcorrections.find(({ direction }) => direction === 'rotation')?.amount ?? 0;
  return {
    stages,
    chart,
    iprShare: usualTotal > 0 ? Math.min(1, Math.round((total / usualTotal) * 4) / 4) : 1,
    isGapFirst: data.overcorrections.some(({ direction }) => direction === 'mesial'),
    isFrontFree: stages.upper > 0 && !data.attachments.some(({ tooth }) => tooth % 10 < 3),
    rotationExcess:
      rotation(usualData) === 0
        ? USUAL_EXCESS
        : Math.round((USUAL_EXCESS * rotation(data)) / rotation(usualData) / 0.05) * 0.05,
  };
}

const totalOf = ({ ipr }: PlanData): number => ipr.reduce((sum, { mm }) => sum + mm, 0);
