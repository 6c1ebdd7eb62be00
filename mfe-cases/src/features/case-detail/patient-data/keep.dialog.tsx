import { useDates } from '@portal/shared/i18n';
import { ConfirmDialog } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useUndoErasureMutation } from '../../../api/patient-data.api';
import type { PatientDialogProps } from './patient-data';
import { keepQuestion, messages } from './patient-data.messages';

interface KeepDialogProps extends PatientDialogProps {
  readonly dueAt: string;
}

/** Says when the patient data of a case is to be erased, and undoes it. */
export function KeepDialog({ caseRecord: { uuid, identifier }, dueAt, close }: KeepDialogProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const [undo] = useUndoErasureMutation();
  return (
    <ConfirmDialog
      question={formatMessage(keepQuestion, { identifier, date: dateTime(dueAt) })}
      okText={formatMessage(messages.keep)}
      cancelText={formatMessage(messages.erasureStays)}
      run={() => undo(uuid).unwrap()}
      done={formatMessage(messages.kept)}
      onClose={close}
    />
  );
}
