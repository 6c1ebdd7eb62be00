import type { Case, Plan } from '@portal/shared/contract';
import { FormDialog, useFormRules } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { useDecidePlanMutation } from '../../api/plans.api';
import type { CaseListName } from '../../domain/case-paths';
import { planDecisionMessages } from './plan-decision.messages';
import { StandingPins } from './standing-pins';

interface RejectPlanDialogProps {
  readonly plan: Plan;
  readonly caseRecord: Case;
  readonly list: CaseListName;
  close(): void;
}

/** Rejects a plan with a reason, from which the lab makes the next version. */
export function RejectPlanDialog({ plan, caseRecord, list, close }: RejectPlanDialogProps) {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  const [decidePlan] = useDecidePlanMutation();
  const { number, uuid: planUuid } = plan;
  const { identifier, uuid: caseUuid } = caseRecord;
  return (
    <FormDialog<{ reason: string }>
      open
      title={formatMessage(planDecisionMessages.rejectTitle, { number, identifier })}
      okText={formatMessage(planDecisionMessages.reject)}
      danger
      onSubmit={({ reason }) => decidePlan({ list, caseUuid, planUuid, decision: 'reject', reason }).unwrap()}
      done={formatMessage(planDecisionMessages.rejected, { number })}
      onClose={close}
    >
      <StandingPins planUuid={planUuid} caseUuid={caseUuid} />
      <Form.Item name="reason" label={formatMessage(planDecisionMessages.rejectLabel)} rules={[required]}>
        <Input.TextArea dir="auto" rows={6} maxLength={2_000} showCount />
      </Form.Item>
    </FormDialog>
  );
}
