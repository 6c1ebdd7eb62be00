import { DATE_FORMATS, DEFAULT_DATE_FORMAT, type DateFormat } from '@portal/shared/contract';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { useSaveDateFormatMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { InstantSelect } from './instant-select';
import { companyMessages, defaultFormatMessage, messages } from './profile.messages';

type Choice = DateFormat | typeof DEFAULT_DATE_FORMAT;

const OPTIONS: readonly { readonly value: Choice; readonly label: string }[] = DATE_FORMATS.map((value) => ({
  value,
  label: value,
}));

/** How dates are written for everybody of the company (SH-30). */
export function DateFormatSelect({ format }: { format: DateFormat | null }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [save, { isLoading, originalArgs }] = useSaveDateFormatMutation();
  const changed = useChanged();

  async function choose(chosen: Choice): Promise<void> {
    const { data } = await save(chosen === DEFAULT_DATE_FORMAT ? null : chosen);
    if (!data) return;
    await changed.company(data);
    message.success(formatMessage(messages.saved));
  }
  return (
    <InstantSelect<Choice>
      label={formatMessage(companyMessages.dateFormat)}
      value={format ?? DEFAULT_DATE_FORMAT}
      options={[
        {
          value: DEFAULT_DATE_FORMAT,
          label: formatMessage(defaultFormatMessage, { format: DEFAULT_DATE_FORMAT }),
        },
        ...OPTIONS,
      ]}
      saving={isLoading ? (originalArgs ?? DEFAULT_DATE_FORMAT) : undefined}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}
