import { api } from '@portal/shared/api';
import { saveFile } from '@portal/shared/list';
import { FormDialog } from '@portal/shared/ui';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { CasesField, suggested } from './cases-field';
import type { PatientDialogProps } from './patient-data';
import { messages } from './patient-data.messages';

/** Asks which cases are the patient's, and saves all that the portal has of them. */
export function ExportDialog({ caseRecord, found, close }: PatientDialogProps) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const params = { id: caseRecord.uuid };
  return (
    <FormDialog<{ cases: string[] }>
      open
      title={formatMessage(messages.export)}
      hint={formatMessage(messages.exportHint)}
      okText={formatMessage(messages.download)}
      initialValues={{ cases: suggested(found) }}
      done={formatMessage(messages.exported)}
      onSubmit={async ({ cases }) => {
        const query = { cases: cases.join(',') };
        saveFile(await api.download('GET /case/{id}/patient/export', { params, query }, { quiet: true }));
      }}
      onFailure={() => void message.error(formatMessage(messages.exportFailed))}
      onClose={close}
    >
      <CasesField found={found} />
    </FormDialog>
  );
}
