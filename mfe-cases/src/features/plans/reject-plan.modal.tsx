import type { Case, Plan } from '@portal/shared/contract';
import { useUnsavedInput } from '@portal/shared/ui';
import { App, Form, Input, Modal } from 'antd';
import { useIntl } from 'react-intl';
import { useDecidePlanMutation } from '../../api/plans.api';
import type { CaseListName } from '../../domain/case-paths';
import { planMessages } from './plans.messages';

const FORM = 'reject-plan';

interface RejectPlanModalProps {
  readonly plan: Plan;
  readonly subject: Case;
  readonly list: CaseListName;
  close(): void;
}

/** Rejects a plan with the reason that the lab works by. A failure keeps what was typed. */
export function RejectPlanModal({ plan, subject, list, close }: RejectPlanModalProps) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [decidePlan, { isLoading }] = useDecidePlanMutation();
  const [form] = Form.useForm<{ reason: string }>();
  const isFilled = (Form.useWatch('reason', form) ?? '').trim() !== '';
  useUnsavedInput(isFilled);
  const { number } = plan;

  async function reject({ reason }: { reason: string }): Promise<void> {
    const of = { list, caseUuid: subject.uuid, planUuid: plan.uuid };
    const { data } = await decidePlan({ ...of, decision: 'reject', reason: reason.trim() });
    if (!data) return;
    void message.success(formatMessage(planMessages.rejected, { number }));
    close();
  }
  return (
    <Modal
      open
      title={formatMessage(planMessages.rejectTitle, { number, identifier: subject.identifier })}
      onCancel={close}
      okText={formatMessage(planMessages.reject)}
      cancelText={formatMessage(planMessages.cancel)}
      okButtonProps={{
        danger: true,
        htmlType: 'submit',
        form: FORM,
        disabled: !isFilled,
        loading: isLoading,
      }}
      cancelButtonProps={{ disabled: isLoading }}
      mask={{ closable: false }}
      // Escape is pressed by accident; what was typed is given up by the button only.
      keyboard={!isFilled}
      closable={!isLoading}
    >
      <Form
        id={FORM}
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void reject(values)}
      >
        <Form.Item
          name="reason"
          label={formatMessage(planMessages.rejectLabel)}
          rules={[{ required: true, whitespace: true, message: formatMessage(planMessages.rejectRequired) }]}
        >
          <Input.TextArea dir="auto" autoFocus maxLength={2_000} rows={6} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
