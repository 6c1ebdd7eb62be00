import type { ErrorData } from '@portal/shared/api';
import type { CompanyConfiguration, CompanyConfigurationChange } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ConfirmDialog, EditDialog, errorText } from '@portal/shared/ui';
import { App } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSavePreferencesMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { toPreferenceChange, toPreferenceValues, type PreferenceValues } from '../../domain/preferences';
import { PreferenceFields } from './preference-fields';
import { messages } from './preferences.messages';

/** The question about what the form brought; the form waits behind it for the answer. */
interface Question {
  readonly change: CompanyConfigurationChange;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Edits the preferences in two steps (CO-20): what the form brings is pending until the question about it is confirmed. */
export function EditPreferences({ configuration }: { configuration: CompanyConfiguration }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { message } = App.useApp();
  const companyUuid = useSession().company?.uuid ?? '';
  const [question, setQuestion] = useState<Question | null>(null);
  const [save] = useSavePreferencesMutation();
  const changed = useChanged();
  const { version } = configuration;

  const ask = (change: CompanyConfigurationChange) =>
    new Promise<void>((resolve, reject) => setQuestion({ change, resolve, reject }));

  async function send({ change, reject }: Question): Promise<void> {
    try {
      await changed.configuration(await save(change).unwrap(), companyUuid);
    } catch (error) {
      const isOutdated = (error as ErrorData).code === 'conflict';
      void message.error(
        isOutdated ? errorText(error as ErrorData, intl) : formatMessage(messages.notUpdated),
      );
      if (isOutdated) {
        // What was entered stays in the form, which says that there is something newer.
        reject(error);
        setQuestion(null);
      }
      throw error;
    }
  }
  return (
    <>
      <EditDialog<PreferenceValues & { readonly version: number }>
        title={formatMessage(messages.edit)}
        // The version makes whatever else was saved of the configuration something newer, too.
        initialValues={{ ...toPreferenceValues(configuration), version }}
        // With the version that the form shows: the question stands while somebody else may save a newer one.
        onSubmit={(values) => ask({ ...toPreferenceChange(values, configuration), version })}
      >
        <PreferenceFields />
      </EditDialog>
      {question && (
        <ConfirmDialog
          question={formatMessage(messages.confirmTitle)}
          hint={formatMessage(messages.confirm)}
          run={() => send(question)}
          done={formatMessage(messages.updated)}
          onClose={() => {
            question.resolve();
            setQuestion(null);
          }}
        />
      )}
    </>
  );
}
