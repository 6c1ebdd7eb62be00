import { Input } from 'antd';
import { useIntl } from 'react-intl';
import { listMessages } from './case-list.messages';

/** Searches on Enter, on its button, and when it is cleared. */
export function CaseSearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Input.Search
      key={search}
      allowClear
      defaultValue={search}
      maxLength={120}
      aria-label={formatMessage(listMessages.search)}
      placeholder={formatMessage(listMessages.search)}
      onSearch={onSearch}
      style={{ flex: '1 1 220px', maxWidth: 300 }}
    />
  );
}
