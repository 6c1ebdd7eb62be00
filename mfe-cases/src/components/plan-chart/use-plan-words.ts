import {
  placeOf,
  quadrantOf,
  toothLabel,
  type Attachment,
  type ToothDirection,
  type ToothPosition,
} from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useIntl } from 'react-intl';
import { amountsOf } from '../../domain/plan-data/tooth-movement';
import { quadrantMessages } from '../case-fields/clinical.messages';
import { amountMessages, attachmentTypeMessages, planChartMessages } from './plan-data.messages';

/** A plan's data in words, with teeth in the company's notation (CA-20). */
export function usePlanWords() {
  const { formatMessage, formatNumber, formatList } = useIntl();
  const { configuration } = useSession();
  const notation = configuration?.dentalNotation ?? null;
  const labelOf = (tooth: number): string => toothLabel(tooth, notation);
  const number = (value: number): string => formatNumber(value, { maximumFractionDigits: 2 });
  const amount = (direction: ToothDirection, value: number): string =>
    formatMessage(amountMessages[direction][value < 0 ? 'back' : 'forward'], {
      amount: number(Math.abs(value)),
    });
  return {
    labelOf,
    number,
    amount,
    /** As 'Upper right 6 (16)'. */
    nameOf: (tooth: number): string =>
      formatMessage(planChartMessages.tooth, {
        quadrant: formatMessage(quadrantMessages[quadrantOf(tooth)]),
        place: placeOf(tooth),
        label: labelOf(tooth),
      }),
    /** Teeth beside each other; left to right in every language, as charts are. */
    pair: (tooth: number, neighbour: number): string => `${labelOf(tooth)} – ${labelOf(neighbour)}`,
    position: (position: ToothPosition): string =>
      formatList(
        amountsOf(position).map((one) => amount(one.direction, one.amount)),
        { type: 'unit' },
      ),
    attachment: ({ type }: Pick<Attachment, 'type'>): string => formatMessage(attachmentTypeMessages[type]),
  };
}

export type PlanWords = ReturnType<typeof usePlanWords>;
