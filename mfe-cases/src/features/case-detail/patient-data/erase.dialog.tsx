import { ERASURE_REASONS, type NewErasure, type PatientCase } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { FormDialog, TextField, useFormRules } from '@portal/shared/ui';
import { App, Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useErasePatientMutation } from '../../../api/patient-data.api';
import { CasesField } from './cases-field';
import { KeepButton } from './keep.dialog';
import type { PatientDialogProps } from './patient-data';
import {
  eraseHint,
  identifierLabel,
  messages,
  reasonMessages,
  scheduledMessage,
  scheduledOfMany,
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
  const { message } = App.useApp();
  const [erase] = useErasePatientMutation();

  async function submit(body: Partial<NewErasure>): Promise<void> {
    await erase({ id: uuid, body: body as NewErasure }).unwrap();
    const count = body.cases?.length ?? 1;
    const done =
      count > 1 ? formatMessage(scheduledOfMany, { count }) : formatMessage(scheduledMessage, { identifier });
    void message.success(done);
  }
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
      // For good, so nothing is taken for the same patient's by itself.
      initialValues={{ cases: [uuid] }}
      verbatim={['password']}
      saysFailure
      onSubmit={submit}
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
