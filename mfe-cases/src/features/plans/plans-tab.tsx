import type { Plan } from '@portal/shared/contract';
import { EmptyState, Loaded } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCasePlansQuery } from '../../api/cases.api';
import type { CaseTabProps } from '../../components/case-tab';
import { PlanCard } from './plan-card';
import { PlanComparison } from './comparison/plan-comparison';
import { planMessages } from './plans.messages';
import { useAskedPlan } from './use-asked-plan';
import { ChairsideSheet } from './sheet/chairside-sheet';
import { useSheet } from './sheet/use-sheet';

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
  const [sheet] = useSheet();
  const published = plans.filter(({ publishedAt }) => publishedAt !== null);
  const asked = useAskedPlan(published, list);
  const printed = published.find(({ number }) => number === sheet);
  if (printed) return <ChairsideSheet plan={printed} caseRecord={caseRecord} list={list} />;
  return (
    <Flex vertical gap={16} style={{ maxWidth: 960 }}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.uuid}
          plan={plan}
          caseRecord={caseRecord}
          list={list}
          isNewest={plan === published[0]}
          isAsked={plan === asked}
        />
      ))}
      <PlanComparison plans={published} list={list} />
    </Flex>
  );
}
