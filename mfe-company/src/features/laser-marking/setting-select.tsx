import { ChangeAction } from '@portal/shared/ui';
import { Select } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './laser-marking.messages';
import { SettingCell } from './setting-cell';

interface SettingSelectProps<V extends string> {
  readonly label: string;
  readonly value: V | null;
  readonly texts: Readonly<Record<V, MessageDescriptor>>;
  readonly saving: V | undefined;
  readonly failure: string | null;
  readonly hint?: string | null;
  readonly onChoose: (value: V) => void;
}

/** A choice that is saved as it is made; while that runs it waits with what was chosen. */
export function SettingSelect<V extends string>({
  label,
  value,
  texts,
  saving,
  failure,
  hint = null,
  onChoose,
}: SettingSelectProps<V>) {
  const { formatMessage } = useIntl();
  const options = Object.entries<MessageDescriptor>(texts).map(([key, text]) => ({
    value: key,
    label: formatMessage(text),
  }));
  return (
    <SettingCell failure={failure} hint={hint}>
      <ChangeAction>
        <Select<string>
          aria-label={label}
          style={{ inlineSize: 200, maxInlineSize: '100%' }}
          value={saving ?? value}
          options={options}
          placeholder={formatMessage(messages.choose)}
          loading={saving !== undefined}
          disabled={saving !== undefined}
          status={failure === null ? '' : 'error'}
          onChange={(chosen) => onChoose(chosen as V)}
        />
      </ChangeAction>
    </SettingCell>
  );
}
