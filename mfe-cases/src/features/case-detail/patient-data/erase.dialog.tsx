import { ERASURE_REASONS, type NewErasure, type PatientCase } from '@portal/shared/contract';
import { FormDialog, TextField, useFormRules } from '@portal/shared/ui';
import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useErasePatientMutation } from '../../../api/patient-data.api';
import { CasesField, suggested } from './cases-field';
import type { PatientDialogProps } from './patient-data';
import {
  eraseHint,
  identifierLabel,
  messages,
  reasonMessages,
  scheduledMessage,
} from './patient-data.messages';

const isOpen = ({ isErasable, erasureDueAt }: PatientCase): boolean => isErasable && erasureDueAt === null;

/** Has the patient data of cases erased: who does it types the number of the case and their password. */
export function EraseDialog({ caseRecord: { uuid, identifier }, found, close }: PatientDialogProps) {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  const [erase] = useErasePatientMutation();
  return (
    <FormDialog<Partial<NewErasure>>
      open
      danger
      title={formatMessage(messages.erase)}
      hint={formatMessage(eraseHint, { days: found.waitDays })}
      okText={formatMessage(messages.erase)}
      initialValues={{ cases: suggested(found, isOpen) }}
      verbatim={['password']}
      done={formatMessage(scheduledMessage, { identifier })}
      onSubmit={(body) => erase({ id: uuid, body: body as NewErasure }).unwrap()}
      onClose={close}
    >
      <CasesField found={found} isOpen={isOpen} />
      <Form.Item name="reason" label={formatMessage(messages.reason)} rules={[{ required: true }]}>
        <Select
          options={ERASURE_REASONS.map((reason) => ({
            value: reason,
            label: formatMessage(reasonMessages[reason]),
          }))}
        />
      </Form.Item>
      <TextField
        name="identifier"
        label={formatMessage(identifierLabel, { identifier })}
        required
        dir="ltr"
        maxLength={20}
        autoComplete="off"
      />
      <Form.Item
        name="password"
        label={formatMessage(messages.password)}
        rules={[{ ...required, whitespace: false }]}
      >
        <Input.Password autoComplete="current-password" dir="ltr" />
      </Form.Item>
    </FormDialog>
  );
}
