import type { Plan } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { planMessages } from './plans.messages';

interface PlanValue {
  readonly key: string;
  readonly label: MessageDescriptor;
  /** Null until the plan is published. */
  read(plan: Plan): string | null;
}

/** The values of a plan in words, to be shown and compared. */
export function usePlanValues(): readonly PlanValue[] {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const once = (read: (plan: Plan) => string) => (plan: Plan) => (plan.publishedAt ? read(plan) : null);
  return [
    { key: 'upper', label: planMessages.upper, read: once(({ upperStages }) => String(upperStages)) },
    { key: 'lower', label: planMessages.lower, read: once(({ lowerStages }) => String(lowerStages)) },
    {
      key: 'weeks',
      label: planMessages.duration,
      read: once(({ weeks }) => formatMessage(planMessages.weeks, { count: weeks })),
    },
    {
      key: 'created',
      label: planMessages.created,
      read: ({ publishedAt }) => publishedAt && dateTime(publishedAt),
    },
  ];
}
