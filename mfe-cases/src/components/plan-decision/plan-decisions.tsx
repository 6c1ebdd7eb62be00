import type { Case, Plan } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import type { CaseListName } from '../../domain/case-paths';
import { needsColleague, offeredDecisions } from '../../domain/plan-decisions';
import { PlanDecisionButton } from './plan-decision-button';
import { RejectPlanButton } from './reject-plan-button';

interface PlanDecisionsProps {
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
}

/** Buttons of the decisions that a plan waits for (CA-13); none where it waits for nobody of the company. */
export function PlanDecisions({ plan, caseRecord, list }: PlanDecisionsProps) {
  const { configuration, user } = useSession();
  if (!configuration) return null;
  return offeredDecisions(plan, caseRecord, configuration.workflow).map((decision) =>
    decision === 'reject' ? (
      <RejectPlanButton key={decision} {...{ plan, caseRecord, list }} />
    ) : (
      <PlanDecisionButton
        key={decision}
        {...{ decision, plan, caseRecord, list }}
        isForColleague={user !== null && needsColleague(decision, plan, configuration, user.uuid)}
      />
    ),
  );
}
