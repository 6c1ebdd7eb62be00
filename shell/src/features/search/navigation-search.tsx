import { SearchOutlined } from '@ant-design/icons';
import { useNavigate } from '@portal/shared/router';
import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { findItems, type SearchableItem } from './find-items';
import { searchMessages } from './search.messages';

interface NavigationSearchProps {
  readonly items: readonly SearchableItem[];
  readonly onGo: () => void;
}

/** Goes to a navigation item by a part of its name (SH-11). */
export function NavigationSearch({ items, onGo }: NavigationSearchProps) {
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  const found = findItems(items, text, locale);

  function go(path: string): void {
    setText('');
    void navigate(path);
    onGo();
  }
  return (
    <AutoComplete
      value={text}
      onChange={setText}
      onSelect={go}
      options={found.map(({ path, title }) => ({ value: path, label: title }))}
      notFoundContent={isBlank ? null : <span role="status">{formatMessage(searchMessages.none)}</span>}
      style={{ width: 240, maxWidth: '100%' }}
    >
      <Input
        prefix={<SearchOutlined />}
        placeholder={formatMessage(searchMessages.placeholder)}
        aria-label={formatMessage(searchMessages.label)}
        allowClear
      />
    </AutoComplete>
  );
}
