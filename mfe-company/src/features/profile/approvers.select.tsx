import { usePermissions } from '@portal/shared/session';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { useConfigurationQuery, useSaveTwoApproversMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { InstantSelect } from './instant-select';
import { approverMessages, messages } from './profile.messages';

const APPROVERS = ['one', 'two'] as const;
type Approvers = (typeof APPROVERS)[number];
const toApprovers = (isTwo: boolean): Approvers => (isTwo ? 'two' : 'one');

/** Whether who approved a plan may clear it too (CA-13): a super admin's choice, where a plan needs both. */
export function ApproversSelect({ companyUuid }: { companyUuid: string }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const { isSuperAdmin } = usePermissions();
  const { data: configuration } = useConfigurationQuery();
  const [save, { isLoading, originalArgs }] = useSaveTwoApproversMutation();
  const changed = useChanged();
  if (configuration?.workflow !== 'TWO_STEPS') return null;

  async function choose(approvers: Approvers): Promise<void> {
    const { data } = await save(approvers === 'two');
    if (!data) return;
    await changed.configuration(data, companyUuid);
    message.success(formatMessage(messages.saved));
  }
  return (
    <InstantSelect
      label={formatMessage(approverMessages.label)}
      value={toApprovers(configuration.needsTwoApprovers)}
      options={APPROVERS.map((value) => ({ value, label: formatMessage(approverMessages[value]) }))}
      saving={isLoading && originalArgs !== undefined ? toApprovers(originalArgs) : undefined}
      refusal={isSuperAdmin ? undefined : formatMessage(approverMessages.onlySuperAdmin)}
      onChoose={(approvers) => void choose(approvers)}
    />
  );
}
