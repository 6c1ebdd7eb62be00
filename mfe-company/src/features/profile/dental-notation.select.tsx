import { DENTAL_NOTATIONS, type DentalNotation } from '@portal/shared/contract';
import { usePermissions } from '@portal/shared/session';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { useConfigurationQuery, useSaveDentalNotationMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { dentalNotationMessages } from '../../components/dental-notation.messages';
import { InstantSelect } from './instant-select';
import { companyMessages, messages } from './profile.messages';

/** How teeth are numbered; a super admin's choice, the server refuses others. */
export function DentalNotationSelect({ companyUuid }: { companyUuid: string }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const { isSuperAdmin } = usePermissions();
  const { data: configuration } = useConfigurationQuery();
  const [save, { isLoading, originalArgs }] = useSaveDentalNotationMutation();
  const changed = useChanged();

  async function choose(notation: DentalNotation): Promise<void> {
    const { data } = await save(notation);
    if (!data) return;
    await changed.configuration(data, companyUuid);
    message.success(formatMessage(messages.saved));
  }
  return (
    <InstantSelect
      label={formatMessage(companyMessages.dentalNotation)}
      value={configuration?.dentalNotation ?? null}
      options={DENTAL_NOTATIONS.map((value) => ({
        value,
        label: formatMessage(dentalNotationMessages[value]),
      }))}
      saving={isLoading ? originalArgs : undefined}
      refusal={isSuperAdmin ? undefined : formatMessage(companyMessages.onlySuperAdmin)}
      onChoose={(notation) => void choose(notation)}
    />
  );
}
