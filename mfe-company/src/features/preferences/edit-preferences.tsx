import type { ErrorData } from '@portal/shared/api';
import type { CompanyConfiguration, CompanyConfigurationChange } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ConfirmDialog, EditDialog, errorText } from '@portal/shared/ui';
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
  const intl = useIntl();
  const { formatMessage } = intl;
  const { message } = App.useApp();
  const companyUuid = useSession().company?.uuid ?? '';
  const [pending, setPending] = useState<CompanyConfigurationChange | null>(null);
  const [save] = useSavePreferencesMutation();
  const changed = useChanged();

  async function send(change: CompanyConfigurationChange): Promise<void> {
    try {
      await changed.configuration(await save(change).unwrap(), companyUuid);
    } catch (error) {
      const isOutdated = (error as ErrorData).code === 'conflict';
      void message.error(
        isOutdated ? errorText(error as ErrorData, intl) : formatMessage(messages.notUpdated),
      );
      if (isOutdated) setPending(null);
      throw error;
    }
  }
  return (
    <>
      <EditDialog<PreferenceValues>
        title={formatMessage(messages.edit)}
        initialValues={toPreferenceValues(configuration)}
        // With the version that the form shows: the question stands while somebody else may save a newer one.
        onSubmit={(values) => Promise.resolve(setPending({ ...values, version: configuration.version }))}
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
