import type { Case, Plan } from '@portal/shared/contract';
import { ConfirmButton, DisabledAction, usePatientName } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useDecidePlanMutation } from '../../api/plans.api';
import type { CaseListName } from '../../domain/case-paths';
import { decisionMessages, planDecisionMessages, type ConfirmedDecision } from './plan-decision.messages';

interface PlanDecisionButtonProps {
  readonly decision: ConfirmedDecision;
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
  /** Somebody else has to decide it, and the button says so. */
  readonly isForColleague: boolean;
}

/** Approves a plan, clears it for manufacturing or holds it back, after a confirmation that names the case. */
export function PlanDecisionButton({
  decision,
  plan,
  caseRecord,
  list,
  isForColleague,
}: PlanDecisionButtonProps) {
  const { formatMessage } = useIntl();
  const patientName = usePatientName()(caseRecord.patientName);
  const [decidePlan] = useDecidePlanMutation();
  const { number, uuid: planUuid } = plan;
  const { identifier, uuid: caseUuid } = caseRecord;
  const { label, question, hint, done, isBack = false } = decisionMessages[decision];
  const button = (
    <ConfirmButton
      type={isBack ? 'default' : 'primary'}
      danger={isBack}
      question={formatMessage(question, { number, identifier, patientName })}
      hint={formatMessage(hint)}
      run={() => decidePlan({ list, caseUuid, planUuid, decision }).unwrap()}
      done={formatMessage(done, { number })}
    >
      {formatMessage(label)}
    </ConfirmButton>
  );
  if (!isForColleague) return button;
  return <DisabledAction reason={formatMessage(planDecisionMessages.forColleague)}>{button}</DisabledAction>;
}
