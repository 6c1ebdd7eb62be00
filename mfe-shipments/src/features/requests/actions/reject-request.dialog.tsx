import type { RequestRejection } from '@portal/shared/contract';
import { FormDialog, useFormRules } from '@portal/shared/ui';
import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useRejectReasonsQuery, useRejectRequestMutation } from '../../../api/requests.api';
import { insideDialog } from '../../../components/inside-dialog';
import { rejectReasonText } from '../reject-reason.messages';
import { requestActionMessages } from './request-action.messages';
import { useActionTexts, type RequestDialogProps } from './use-action-texts';

/** Rejects a doctor's request with a reason of the provider's list (SM-04, SM-06). */
export function RejectRequestDialog({ request, onClose }: RequestDialogProps) {
  const { label, question, ...texts } = useActionTexts('reject', request);
  const [reject] = useRejectRequestMutation();
  return (
    <FormDialog<RequestRejection>
      {...texts}
      open
      title={question}
      okText={label}
      danger
      onSubmit={(rejection) => reject({ uuid: request.uuid, rejection }).unwrap()}
      onClose={onClose}
    >
      <ReasonFields />
    </FormDialog>
  );
}

function ReasonFields() {
  const intl = useIntl();
  const { required } = useFormRules();
  const { data: reasons = [], isFetching } = useRejectReasonsQuery();
  const chosen = Form.useWatch<number | undefined>('rejectReasonId');
  const isOther = reasons.some(({ id, key }) => id === chosen && key === 'other');
  return (
    <>
      <Form.Item
        name="rejectReasonId"
        label={intl.formatMessage(requestActionMessages.reason)}
        rules={[required]}
      >
        <Select
          getPopupContainer={insideDialog}
          loading={isFetching}
          options={reasons.map((reason) => ({ value: reason.id, label: rejectReasonText(reason, intl) }))}
        />
      </Form.Item>
      <Form.Item
        name="note"
        label={intl.formatMessage(requestActionMessages.note)}
        // That reason says no more than that the note says it.
        rules={isOther ? [required] : []}
        dependencies={['rejectReasonId']}
      >
        <Input.TextArea dir="auto" rows={4} maxLength={2_000} showCount />
      </Form.Item>
    </>
  );
}
