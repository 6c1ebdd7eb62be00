import { SearchOutlined } from '@ant-design/icons';
import { useNavigate } from '@portal/shared/router';
import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Keys, PALETTE_KEYS } from '../../components/keys';
import { findItems, type SearchableItem } from './find-items';
import { searchMessages } from './search.messages';
import styles from './search.module.css';

interface NavigationSearchProps {
  readonly items: readonly (SearchableItem & { readonly path: string })[];
  /** Calls `proceed` at once, or after a confirmation when the page holds unsaved input. */
  readonly confirmDiscard: (proceed: () => void) => void;
  readonly onGo: () => void;
}

/** Goes to a navigation item by a part of its name (SH-11). */
export function NavigationSearch({ items, confirmDiscard, onGo }: NavigationSearchProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isBlank = text.trim() === '';
  const found = findItems(items, text);

  function go(path: string): void {
    setText('');
    confirmDiscard(() => {
      void navigate(path);
      onGo();
    });
  }
  return (
    <div className={styles.search}>
      <AutoComplete
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setOpen(true);
        }}
        onSelect={go}
        open={isOpen && found.length > 0}
        defaultActiveFirstOption
        options={found.map(({ path, title }) => ({ value: path, label: title }))}
        style={{ width: 240, maxWidth: '100%' }}
      >
        <Input
          prefix={<SearchOutlined />}
          suffix={
            text === '' && (
              <span className={styles.hint} aria-hidden>
                <Keys keys={PALETTE_KEYS} />
              </span>
            )
          }
          placeholder={formatMessage(searchMessages.placeholder)}
          aria-label={formatMessage(searchMessages.label)}
          allowClear
        />
      </AutoComplete>
      {/* Not in the list: a list of options may hold nothing else. */}
      {isOpen && !isBlank && found.length === 0 && (
        <div role="status" className={styles.none}>
          {formatMessage(searchMessages.none)}
        </div>
      )}
    </div>
  );
}
