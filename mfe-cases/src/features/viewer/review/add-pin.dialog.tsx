import { LIMITS, TEETH, type NewPlanPin, type Plan } from '@portal/shared/contract';
import { FormDialog, useFormRules } from '@portal/shared/ui';
import { Form, Input, InputNumber, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useAddPinMutation } from '../../../api/plan-review.api';
import { stageCount } from '../../../domain/plan-stages';
import { reviewMessages } from './review.messages';
import { useToothLabel } from './use-tooth-label';

/** What the picture showed when the comment was asked for. */
export interface PressedPlace {
  readonly title: string;
  /** Chosen in the picture; null for none. */
  readonly tooth: number | null;
  readonly stage: number;
}

interface AddPinDialogProps extends PressedPlace {
  readonly plan: Plan;
  close(): void;
}

/** Comments on a tooth at a stage; both begin with what the picture showed. */
export function AddPinDialog({ title, plan, tooth, stage, close }: AddPinDialogProps) {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  const label = useToothLabel();
  const [addPin] = useAddPinMutation();
  return (
    <FormDialog<NewPlanPin>
      open
      title={title}
      okText={formatMessage(reviewMessages.save)}
      initialValues={{ stage, text: '', ...(tooth !== null && { tooth }) } as NewPlanPin}
      onSubmit={(pin) => addPin({ planUuid: plan.uuid, caseUuid: plan.caseUuid, pin }).unwrap()}
      done={formatMessage(reviewMessages.added)}
      onClose={close}
    >
      <Form.Item name="tooth" label={formatMessage(reviewMessages.tooth)} rules={[required]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={TEETH.map((value) => ({ value, label: label(value) }))}
        />
      </Form.Item>
      <Form.Item name="stage" label={formatMessage(reviewMessages.stage)} rules={[required]}>
        <InputNumber min={0} max={stageCount(plan)} precision={0} />
      </Form.Item>
      <Form.Item name="text" label={formatMessage(reviewMessages.comment)} rules={[required]}>
        <Input.TextArea dir="auto" rows={3} maxLength={LIMITS.pinLength} showCount />
      </Form.Item>
    </FormDialog>
  );
}
