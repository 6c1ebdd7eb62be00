import { DATE_FORMATS, type DateFormat } from '@portal/shared/contract';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { useSaveDateFormatMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { InstantSelect } from './instant-select';
import { companyMessages, messages } from './profile.messages';

const OPTIONS = DATE_FORMATS.map((value) => ({ value, label: value }));

/** How dates are written for everybody of the company (SH-30). */
export function DateFormatSelect({ format }: { format: DateFormat | null }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [save, { isLoading, originalArgs }] = useSaveDateFormatMutation();
  const changed = useChanged();

  async function choose(chosen: DateFormat): Promise<void> {
    const { data } = await save(chosen);
    if (!data) return;
    await changed.company(data);
    message.success(formatMessage(messages.saved));
  }
  return (
    <InstantSelect
      label={formatMessage(companyMessages.dateFormat)}
      value={format}
      options={OPTIONS}
      saving={isLoading ? originalArgs : undefined}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}
