import type { Case, Plan } from '@portal/shared/contract';
import { Facts, SectionCard, type Fact } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { PlanDecisions } from '../../components/plan-decision/plan-decisions';
import { PlanStatusTag } from '../../components/plan-decision/plan-status-tag';
import { AskAboutPlan } from './ask-about-plan';
import { planMessages } from './plans.messages';
import { PlanData } from './details/plan-data';
import { ViewPlanButton } from './view-plan-button';
import { usePlanValues } from './use-plan-values';

interface PlanCardProps {
  /** At first. */
  readonly isDataOpen: boolean;
  /** The address names it: it is in view, and in focus. */
  readonly isAsked: boolean;
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
}

/** One version of the plan with the decisions that are due (CA-13). */
export function PlanCard({ plan, caseRecord, list, isDataOpen, isAsked }: PlanCardProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <SectionCard
      title={formatMessage(planMessages.title, { number: plan.number })}
      headingRef={heading}
      extra={<PlanStatusTag status={plan.status} />}
    >
      <Flex vertical gap={16}>
        <Facts facts={usePlanFacts(plan)} />
        {plan.publishedAt !== null && (
          <Flex wrap gap={8}>
            <ViewPlanButton plan={plan} list={list} />
            <PlanDecisions plan={plan} caseRecord={caseRecord} list={list} />
            <AskAboutPlan plan={plan} list={list} />
          </Flex>
        )}
        {plan.publishedAt !== null && <PlanData plan={plan} list={list} isOpenAtFirst={isDataOpen} />}
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
