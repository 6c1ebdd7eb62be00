import type { Case, Plan } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Facts, SectionCard, type Fact } from '@portal/shared/ui';
import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { needsColleague, offeredDecisions } from '../../domain/plan-decisions';
import { AskAboutPlan } from './ask-about-plan';
import { PlanData } from './details/plan-data';
import { PlanDecisionButton } from './plan-decision-button';
import { planMessages, planStatusMessages } from './plans.messages';
import { RejectPlanButton } from './reject-plan-button';
import { ViewPlanButton } from './view-plan-button';
import { usePlanValues } from './use-plan-values';

interface PlanCardProps {
  /** Its data stands open. */
  readonly isNewest: boolean;
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
}

/** One version of the plan with the decisions that are due (CA-13). */
export function PlanCard({ plan, caseRecord, list, isNewest }: PlanCardProps) {
  const { formatMessage } = useIntl();
  const { configuration, user } = useSession();
  const decisions = configuration ? offeredDecisions(plan, caseRecord, configuration.workflow) : [];
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
        {(decisions.length > 0 || plan.publishedAt !== null) && (
          <Flex wrap gap={8}>
            {plan.publishedAt !== null && <ViewPlanButton plan={plan} list={list} />}
            {decisions.map((decision) =>
              decision === 'reject' ? (
                <RejectPlanButton key={decision} plan={plan} caseRecord={caseRecord} list={list} />
              ) : (
                <PlanDecisionButton
                  key={decision}
                  {...{ decision, plan, caseRecord, list }}
                  isForColleague={
                    configuration && user ? needsColleague(decision, plan, configuration, user.uuid) : false
                  }
                />
              ),
            )}
            {plan.publishedAt !== null && <AskAboutPlan plan={plan} list={list} />}
          </Flex>
        )}
        {plan.publishedAt !== null && <PlanData plan={plan} list={list} isOpenAtFirst={isNewest} />}
      </Flex>
    </SectionCard>
  );
}

function usePlanFacts(plan: Plan): readonly Fact[] {
  const { formatMessage } = useIntl();
  const values = usePlanValues();
  const { note, rejectReason, approvedBy } = plan;
  const fact = (key: string, label: MessageDescriptor, value: ReactNode): Fact => ({
    key,
    label: formatMessage(label),
    value,
  });
  return [
    ...values.map(({ key, label, read }) => fact(key, label, read(plan))),
    ...(approvedBy ? [fact('approvedBy', planMessages.approvedBy, <bdi>{approvedBy.name}</bdi>)] : []),
    ...(note ? [fact('note', planMessages.note, <bdi>{note}</bdi>)] : []),
    ...(rejectReason ? [fact('reason', planMessages.reason, <bdi>{rejectReason}</bdi>)] : []),
  ];
}

function colorOf({ status }: Plan): string {
  if (status === 'PUBLISHED') return 'gold';
  if (status === 'APPROVED' || status === 'CLEARED_FOR_MFG') return 'green';
  return status === 'REJECTED' || status === 'ORDER_REJECTED' ? 'red' : 'default';
}
