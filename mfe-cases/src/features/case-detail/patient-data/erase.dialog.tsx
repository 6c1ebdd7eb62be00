import { ERASURE_REASONS, type NewErasure, type PatientCase } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { FormDialog, TextField, useFormRules } from '@portal/shared/ui';
import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useErasePatientMutation } from '../../../api/patient-data.api';
import { CasesField, suggested } from './cases-field';
import { KeepButton } from './keep.dialog';
import type { PatientDialogProps } from './patient-data';
import {
  eraseHint,
  identifierLabel,
  messages,
  reasonMessages,
  scheduledMessage,
  takeOverHint,
} from './patient-data.messages';

const isOpen = ({ isErasable, erasureDueAt, isErasureByPortal }: PatientCase): boolean =>
  isErasable && (erasureDueAt === null || isErasureByPortal);

/** The portal's own day stays where it comes before the one that a person's request has. */
const isSooner = (dueAt: string, waitDays: number): boolean =>
  Date.parse(dueAt) < Date.now() + waitDays * 24 * 3_600_000;

interface EraseDialogProps extends PatientDialogProps {
  /** When the portal does it by itself. */
  readonly dueAt: string | null;
}

/** Has the patient data of cases erased: who does it types the number of the case and their password. */
export function EraseDialog({ caseRecord, found, dueAt, close }: EraseDialogProps) {
  const { uuid, identifier } = caseRecord;
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { required } = useFormRules();
  const [erase] = useErasePatientMutation();
  return (
    <FormDialog<Partial<NewErasure>>
      open
      danger
      title={formatMessage(messages.erase)}
      hint={
        dueAt !== null && isSooner(dueAt, found.waitDays)
          ? formatMessage(takeOverHint, { date: dateTime(dueAt) })
          : formatMessage(eraseHint, { days: found.waitDays })
      }
      okText={formatMessage(messages.erase)}
      initialValues={{ cases: suggested(found, isOpen) }}
      verbatim={['password']}
      saysFailure
      done={formatMessage(scheduledMessage, { identifier })}
      onSubmit={(body) => erase({ id: uuid, body: body as NewErasure }).unwrap()}
      onClose={close}
    >
      {dueAt !== null && (
        <Form.Item>
          <KeepButton {...{ caseRecord, dueAt, close }} />
        </Form.Item>
      )}
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
