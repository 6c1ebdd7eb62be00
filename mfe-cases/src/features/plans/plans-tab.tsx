import type { Plan } from '@portal/shared/contract';
import { EmptyState, Loaded } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCasePlansQuery } from '../../api/cases.api';
import type { CaseTabProps } from '../../components/case-tab';
import { PlanCard } from './plan-card';
import { PlanComparison } from './plan-comparison';
import { planMessages } from './plans.messages';

/** The versions of the treatment plan, newest first; older ones stay for comparison. */
export function PlansTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCasePlansQuery({ list, id: caseRecord.uuid });
  return (
    <Loaded query={query}>
      {(plans) =>
        plans.length === 0 ? (
          <EmptyState text={formatMessage(planMessages.none)} />
        ) : (
          <Versions
            plans={plans.toSorted((one, other) => other.number - one.number)}
            {...{ caseRecord, list }}
          />
        )
      }
    </Loaded>
  );
}

function Versions({ plans, caseRecord, list }: Omit<CaseTabProps, 'openTab'> & { plans: readonly Plan[] }) {
  return (
    <Flex vertical gap={16} style={{ maxWidth: 860 }}>
      {plans.map((plan) => (
        <PlanCard key={plan.uuid} plan={plan} caseRecord={caseRecord} list={list} />
      ))}
      <PlanComparison plans={plans.filter(({ publishedAt }) => publishedAt !== null)} />
    </Flex>
  );
}
