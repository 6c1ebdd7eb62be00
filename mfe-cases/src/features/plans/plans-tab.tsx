import { EmptyState, Loaded } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCasePlansQuery } from '../../api/cases.api';
import type { CaseTabProps } from '../../domain/case-tab';
import { PlanCard } from './plan-card';
import { planMessages } from './plans.messages';

/** The versions of the treatment plan, newest first; older ones stay for comparison. */
export function PlansTab({ subject, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCasePlansQuery({ list, id: subject.uuid });
  return (
    <Loaded query={query}>
      {(plans) =>
        plans.length === 0 ? (
          <EmptyState text={formatMessage(planMessages.none)} />
        ) : (
          <Flex vertical gap={16} style={{ maxWidth: 860 }}>
            {plans
              .toSorted((one, other) => other.number - one.number)
              .map((plan) => (
                <PlanCard key={plan.uuid} plan={plan} subject={subject} />
              ))}
          </Flex>
        )
      }
    </Loaded>
  );
}
