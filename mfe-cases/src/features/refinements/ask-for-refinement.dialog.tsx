import { REFINEMENT_REASONS, type CallBody, type Case } from '@portal/shared/contract';
import { FormDialog, useFormRules } from '@portal/shared/ui';
import { Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { useAskForRefinementMutation } from '../../api/case-parts.api';
import type { CaseListName } from '../../domain/case-paths';
import { refinementMessages, refinementReasonMessages } from './refinements.messages';

type NewRefinement = CallBody<'POST /case/{id}/refinement'>;

interface AskForRefinementProps {
  readonly caseRecord: Case;
  readonly list: CaseListName;
  close(): void;
}

/** Asks the lab for a further plan of what was delivered (CA-23). */
export function AskForRefinementDialog({ caseRecord, list, close }: AskForRefinementProps) {
  const { formatMessage } = useIntl();
  const [ask] = useAskForRefinementMutation();
  const { identifier, uuid: id } = caseRecord;
  return (
    <FormDialog<NewRefinement>
      open
      title={`${formatMessage(refinementMessages.ask)} · ${identifier}`}
      hint={formatMessage(refinementMessages.askHint)}
      okText={formatMessage(refinementMessages.ask)}
      done={formatMessage(refinementMessages.asked)}
      onSubmit={(body) => ask({ list, id, body }).unwrap()}
      onClose={close}
    >
      <RefinementFields />
    </FormDialog>
  );
}

function RefinementFields() {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  const reason = Form.useWatch<NewRefinement['reason'] | undefined>('reason');
  const label = formatMessage(refinementMessages.reason);
  return (
    <>
      <Form.Item name="reason" label={label} rules={[required]}>
        <Radio.Group
          vertical
          aria-label={label}
          options={REFINEMENT_REASONS.map((value) => ({
            value,
            label: formatMessage(refinementReasonMessages[value]),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="note"
        label={formatMessage(refinementMessages.noteForLab)}
        dependencies={['reason']}
        // That reason says no more than that the note says it.
        rules={reason === 'other' ? [required] : []}
      >
        <Input.TextArea dir="auto" rows={4} maxLength={2_000} showCount />
      </Form.Item>
    </>
  );
}
