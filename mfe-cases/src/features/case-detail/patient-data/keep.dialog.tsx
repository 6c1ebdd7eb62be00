import { useDates } from '@portal/shared/i18n';
import { ConfirmButton, ConfirmDialog } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useUndoErasureMutation } from '../../../api/patient-data.api';
import type { PatientDialogProps } from './patient-data';
import { keepQuestion, messages } from './patient-data.messages';

interface KeepDialogProps extends Omit<PatientDialogProps, 'found'> {
  readonly dueAt: string;
}

/** Says when the patient data of a case is to be erased, and undoes it. */
export function KeepDialog({ close, ...erasure }: KeepDialogProps) {
  return <ConfirmDialog {...useKeeping(erasure)} onClose={close} />;
}

/** The same from the dialog in which a person can ask for what the portal has scheduled, and which closes with it. */
export function KeepButton({ close, ...erasure }: KeepDialogProps) {
  const keeping = useKeeping(erasure);
  return (
    <ConfirmButton {...keeping} run={() => keeping.run().then(close)}>
      {keeping.okText}
    </ConfirmButton>
  );
}

function useKeeping({ caseRecord: { uuid, identifier }, dueAt }: Omit<KeepDialogProps, 'close'>) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const [undo] = useUndoErasureMutation();
  return {
    question: formatMessage(keepQuestion, { identifier, date: dateTime(dueAt) }),
    okText: formatMessage(messages.keep),
    cancelText: formatMessage(messages.erasureStays),
    run: () => undo(uuid).unwrap(),
    done: formatMessage(messages.kept),
  };
}
