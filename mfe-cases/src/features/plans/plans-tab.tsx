import type { Plan } from '@portal/shared/contract';
import { EmptyState, Loaded } from '@portal/shared/ui';
import { Flex } from 'antd';
import { Fragment } from 'react';
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
  // Who decides about a revision looks at what changed first: it comes before all that the plan says.
  const isRevision = published.length > 1;
  const printed = published.find(({ number }) => number === sheet);
  if (printed) return <ChairsideSheet plan={printed} caseRecord={caseRecord} list={list} />;
  return (
    <Flex vertical gap={16} style={{ maxWidth: 960 }}>
      {plans.map((plan) => (
        <Fragment key={plan.uuid}>
          <PlanCard
            plan={plan}
            caseRecord={caseRecord}
            list={list}
            isDataOpen={plan === published[0] && !(isRevision && plan.status === 'PUBLISHED')}
            isAsked={plan === asked}
          />
          {plan === published[0] && isRevision && <PlanComparison plans={published} list={list} />}
        </Fragment>
      ))}
    </Flex>
  );
}
