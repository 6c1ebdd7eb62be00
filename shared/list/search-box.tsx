import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
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
  if (!isInstant) return <Input.Search {...box} key={search} defaultValue={search} onSearch={onSearch} />;
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
