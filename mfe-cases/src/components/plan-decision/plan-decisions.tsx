import type { Case, Plan } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { needsColleague, offeredDecisions } from '../../domain/plan-decisions';
import { PlanDecisionButton } from './plan-decision-button';
import { planDecisionMessages } from './plan-decision.messages';
import { RejectPlanDialog } from './reject-plan.dialog';

interface PlanDecisionsProps {
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
}

/**
 * Buttons of the decisions that a plan waits for (CA-13); none where it waits for nobody of the company. A rejection whose reason is
 * being typed stays open when a colleague decides meanwhile.
 */
export function PlanDecisions({ plan, caseRecord, list }: PlanDecisionsProps) {
  const { formatMessage } = useIntl();
  const { configuration, user } = useSession();
  const [isRejecting, setIsRejecting] = useState(false);
  if (!configuration) return null;
  return (
    <>
      {offeredDecisions(plan, caseRecord, configuration.workflow).map((decision) =>
        decision === 'reject' ? (
          <ChangeAction key={decision}>
            <Button danger onClick={() => setIsRejecting(true)}>
              {formatMessage(planDecisionMessages.reject)}
            </Button>
          </ChangeAction>
        ) : (
          <PlanDecisionButton
            key={decision}
            {...{ decision, plan, caseRecord, list }}
            isForColleague={user !== null && needsColleague(decision, plan, configuration, user.uuid)}
          />
        ),
      )}
      {isRejecting && (
        <RejectPlanDialog {...{ plan, caseRecord, list }} close={() => setIsRejecting(false)} />
      )}
    </>
  );
}
