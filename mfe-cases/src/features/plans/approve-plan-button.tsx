import type { Case, Plan } from '@portal/shared/contract';
import { ChangeAction } from '@portal/shared/ui';
import { App, Button } from 'antd';
import { useIntl } from 'react-intl';
import { useApprovePlanMutation } from '../../api/cases.api';
import { planMessages } from './plans.messages';

/** Approves a plan, after a question that names the case. */
export function ApprovePlanButton({ plan, subject }: { plan: Plan; subject: Case }) {
  const { formatMessage } = useIntl();
  const { modal, message } = App.useApp();
  const [approvePlan] = useApprovePlanMutation();
  const { number } = plan;

  async function approve(): Promise<void> {
    const { data } = await approvePlan({ caseUuid: subject.uuid, planUuid: plan.uuid });
    if (data) void message.success(formatMessage(planMessages.approved, { number }));
  }
  function ask(): void {
    const { identifier, patientName } = subject;
    void modal.confirm({
      title: formatMessage(planMessages.approveQuestion, { number, identifier, patientName }),
      content: formatMessage(planMessages.approveHint),
      okText: formatMessage(planMessages.confirm),
      cancelText: formatMessage(planMessages.cancel),
      onOk: approve,
    });
  }
  return (
    <ChangeAction>
      <Button type="primary" onClick={ask}>
        {formatMessage(planMessages.approve)}
      </Button>
    </ChangeAction>
  );
}
