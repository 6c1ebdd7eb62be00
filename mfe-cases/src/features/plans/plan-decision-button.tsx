import type { Case, Plan } from '@portal/shared/contract';
import { ChangeAction, usePatientName } from '@portal/shared/ui';
import { App, Button } from 'antd';
import { useIntl } from 'react-intl';
import { useDecidePlanMutation } from '../../api/plans.api';
import type { CaseListName } from '../../domain/case-paths';
import { decisionMessages, type ConfirmedDecision } from './plan-decision.messages';
import { planMessages } from './plans.messages';

interface PlanDecisionButtonProps {
  readonly decision: ConfirmedDecision;
  readonly plan: Plan;
  readonly subject: Case;
  readonly list: CaseListName;
}

/** Decides about a plan, after a question that names the case. */
export function PlanDecisionButton({ decision, plan, subject, list }: PlanDecisionButtonProps) {
  const { formatMessage } = useIntl();
  const { modal, message } = App.useApp();
  const nameOf = usePatientName();
  const [decidePlan] = useDecidePlanMutation();
  const { number } = plan;
  const { label, question, hint, done } = decisionMessages[decision];
  const isBack = decision === 'unclearMfg';

  async function decide(): Promise<void> {
    const { data } = await decidePlan({ list, caseUuid: subject.uuid, planUuid: plan.uuid, decision });
    if (data) void message.success(formatMessage(done, { number }));
  }
  function ask(): void {
    const { identifier } = subject;
    const patientName = nameOf(subject.patientName);
    void modal.confirm({
      title: formatMessage(question, { number, identifier, patientName }),
      content: formatMessage(hint),
      okText: formatMessage(planMessages.confirm),
      cancelText: formatMessage(planMessages.cancel),
      onOk: decide,
    });
  }
  return (
    <ChangeAction>
      <Button type={isBack ? 'default' : 'primary'} danger={isBack} onClick={ask}>
        {formatMessage(label)}
      </Button>
    </ChangeAction>
  );
}
