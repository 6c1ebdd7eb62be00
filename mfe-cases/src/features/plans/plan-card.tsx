import type { Case, Plan } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { Facts, SectionCard, type Fact } from '@portal/shared/ui';
import { Flex, Tag } from 'antd';
import { useIntl } from 'react-intl';
import { canDo } from '../../domain/case-actions';
import { ApprovePlanButton } from './approve-plan-button';
import { planMessages, planStatusMessages } from './plans.messages';
import { RejectPlanButton } from './reject-plan-button';

interface PlanCardProps {
  readonly plan: Plan;
  readonly subject: Case;
}

/** One version of the plan; the published one asks for a decision where the case waits for it. */
export function PlanCard({ plan, subject }: PlanCardProps) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const isDecidable =
    plan.status === 'PUBLISHED' &&
    configuration !== null &&
    canDo('approvePlan', subject, configuration.workflow);
  return (
    <SectionCard
      title={formatMessage(planMessages.title, { number: plan.number })}
      extra={
        <Tag variant="filled" color={colorOf(plan)}>
          {formatMessage(planStatusMessages[plan.status])}
        </Tag>
      }
    >
      <Flex vertical gap={16}>
        <Facts facts={usePlanFacts(plan)} />
        {isDecidable && (
          <Flex wrap gap={8}>
            <ApprovePlanButton plan={plan} subject={subject} />
            <RejectPlanButton plan={plan} subject={subject} />
          </Flex>
        )}
      </Flex>
    </SectionCard>
  );
}

function usePlanFacts({
  upperStages,
  lowerStages,
  weeks,
  createdAt,
  note,
  rejectReason,
}: Plan): readonly Fact[] {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return [
    { key: 'upper', label: formatMessage(planMessages.upper), value: upperStages },
    { key: 'lower', label: formatMessage(planMessages.lower), value: lowerStages },
    {
      key: 'weeks',
      label: formatMessage(planMessages.duration),
      value: formatMessage(planMessages.weeks, { count: weeks }),
    },
    { key: 'created', label: formatMessage(planMessages.created), value: dateTime(createdAt) },
    ...(note ? [{ key: 'note', label: formatMessage(planMessages.note), value: <bdi>{note}</bdi> }] : []),
    ...(rejectReason
      ? [{ key: 'reason', label: formatMessage(planMessages.reason), value: <bdi>{rejectReason}</bdi> }]
      : []),
  ];
}

function colorOf({ status }: Plan): string {
  if (status === 'PUBLISHED') return 'gold';
  if (status === 'APPROVED' || status === 'CLEARED_FOR_MFG') return 'green';
  return status === 'REJECTED' || status === 'ORDER_REJECTED' ? 'red' : 'default';
}
