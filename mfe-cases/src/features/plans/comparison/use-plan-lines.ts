import type { Plan, PlanDetails } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../../../components/plan-chart/use-plan-words';
import { totalReduction } from '../../../domain/plan-data/chairside';
import { movingStages, totalMovement } from '../../../domain/plan-data/tooth-movement';
import { planDataMessages } from '../details/plan-data.messages';
import { usePlanValues } from '../use-plan-values';
import { comparisonMessages } from './comparison.messages';

/** One fact of a plan in words. Facts of two plans with the same key are about the same thing. */
export interface PlanLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The teeth that it is about. */
  readonly teeth: readonly number[];
}

/** All that a plan says, line by line: its numbers, then each tooth, contact and attachment. */
export function usePlanLines(): (plan: Plan, details: PlanDetails) => readonly PlanLine[] {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const values = usePlanValues();
  return (plan, details) => {
    const mm = (value: number) => formatMessage(planDataMessages.mm, { mm: words.number(value) });
    const stages = (from: number, to: number) => formatMessage(comparisonMessages.stages, { from, to });
    return [
      ...values.map(({ key, label, read }) => line(key, formatMessage(label), read(plan) ?? '')),
      line('iprTotal', formatMessage(comparisonMessages.totalIpr), mm(totalReduction(details))),
      line(
        'attachmentCount',
        formatMessage(planDataMessages.attachments),
        String(details.attachments.length),
      ),
      ...details.movements.map((movement) => {
        const moving = movingStages(movement);
        return line(
          `movement ${movement.tooth}`,
          formatMessage(comparisonMessages.movementOf, { tooth: words.labelOf(movement.tooth) }),
          [
            words.position(totalMovement(movement)),
            ...(moving.length > 0 ? [stages(moving[0] ?? 0, moving.at(-1) ?? 0)] : []),
          ].join(' · '),
          [movement.tooth],
        );
      }),
      ...details.ipr.map(({ tooth, neighbour, mm: amount, beforeStage }) =>
        line(
          `ipr ${[tooth, neighbour].sort().join(' ')}`,
          formatMessage(comparisonMessages.iprOf, { teeth: words.pair(tooth, neighbour) }),
          formatMessage(comparisonMessages.iprBefore, { mm: words.number(amount), stage: beforeStage }),
          [tooth, neighbour],
        ),
      ),
      ...details.attachments.map((one) =>
        line(
          `attachment ${one.tooth} ${one.type}`,
          formatMessage(comparisonMessages.attachmentOf, { tooth: words.labelOf(one.tooth) }),
          `${words.attachment(one)} · ${stages(one.fromStage, one.toStage)}`,
          [one.tooth],
        ),
      ),
      ...details.overcorrections.map(({ tooth, direction, amount }) =>
        line(
          `overcorrection ${tooth} ${direction}`,
          formatMessage(comparisonMessages.overcorrectionOf, { tooth: words.labelOf(tooth) }),
          words.amount(direction, amount),
          [tooth],
        ),
      ),
    ];
  };
}

function line(key: string, label: string, value: string, teeth: readonly number[] = []): PlanLine {
  return { key, label, value, teeth };
}
