import type { Case, Plan } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { PlanDecisions } from '../../../components/plan-decision/plan-decisions';
import { PlanStatusTag } from '../../../components/plan-decision/plan-status-tag';
import type { CaseListName } from '../../../domain/case-paths';
import { offeredDecisions } from '../../../domain/plan-decisions';
import { reviewMessages } from './review.messages';
import styles from './review.module.css';

interface DecisionPanelProps {
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
}

/** The status of the plan and what can be decided about it (CA-13); on a phone it stays at the lower edge of the screen. */
export function DecisionPanel({ plan, caseRecord, list }: DecisionPanelProps) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const isDue =
    configuration !== null && offeredDecisions(plan, caseRecord, configuration.workflow).length > 0;
  return (
    <section className={styles.decision} aria-label={formatMessage(reviewMessages.decide)}>
      <Flex wrap gap={8} align="center">
        <PlanStatusTag status={plan.status} />
        <PlanDecisions {...{ plan, caseRecord, list }} />
        {!isDue && (
          <Typography.Text type="secondary">{formatMessage(reviewMessages.nothingToDecide)}</Typography.Text>
        )}
      </Flex>
    </section>
  );
}
