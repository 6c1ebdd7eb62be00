import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { listMessages } from './list.messages';

interface SearchBoxProps {
  readonly label: string;
  readonly search: string;
  /** Searches with each letter, where the records are all here. */
  readonly isInstant?: boolean | undefined;
  onSearch(text: string): void;
}

const MAX_LENGTH = 120;
const STYLE = { flex: '1 1 220px', maxWidth: 320 };

/** Searches on Enter, on its button and when it is cleared, or at once. */
export function SearchBox({ label, search, isInstant, onSearch }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const box = {
    'aria-label': label,
    placeholder: label,
    maxLength: MAX_LENGTH,
    style: STYLE,
    allowClear: { clearIcon: <CloseCircleFilled aria-label={formatMessage(listMessages.clearSearch)} /> },
  };
  if (!isInstant) return <EnteredSearch {...box} search={search} onSearch={onSearch} />;
  return (
    <Input
      {...box}
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      value={search}
      onChange={({ target }) => onSearch(target.value)}
    />
  );
}

interface EnteredSearchProps extends InputProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** What is typed waits for Enter. A search that changes elsewhere takes its place in the same input, which keeps the focus. */
function EnteredSearch({ search, onSearch, ...box }: EnteredSearchProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    setTyped(search);
  }
  return (
    <Input.Search
      {...box}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSearch={onSearch}
    />
  );
}
