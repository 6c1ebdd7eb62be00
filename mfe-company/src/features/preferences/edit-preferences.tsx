import type { CompanyConfiguration } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ConfirmDialog, EditDialog } from '@portal/shared/ui';
import { App } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSavePreferencesMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { toPreferenceValues, type PreferenceValues } from '../../domain/preferences';
import { PreferenceFields } from './preference-fields';
import { messages } from './preferences.messages';

/** Edits the preferences in two steps (CO-20): what the form brings is pending until the question about it is confirmed. */
export function EditPreferences({ configuration }: { configuration: CompanyConfiguration }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const companyUuid = useSession().company?.uuid ?? '';
  const [pending, setPending] = useState<PreferenceValues | null>(null);
  const [save] = useSavePreferencesMutation();
  const changed = useChanged();

  async function send(values: PreferenceValues): Promise<void> {
    try {
      const saved = await save({ ...values, version: configuration.version }).unwrap();
      await changed.configuration(saved, companyUuid);
    } catch (error) {
      void message.error(formatMessage(messages.notUpdated));
      throw error;
    }
  }
  return (
    <>
      <EditDialog<PreferenceValues>
        title={formatMessage(messages.edit)}
        initialValues={toPreferenceValues(configuration)}
        onSubmit={(values) => Promise.resolve(setPending(values))}
      >
        <PreferenceFields />
      </EditDialog>
      {pending && (
        <ConfirmDialog
          question={formatMessage(messages.confirmTitle)}
          hint={formatMessage(messages.confirm)}
          run={() => send(pending)}
          done={formatMessage(messages.updated)}
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
}
