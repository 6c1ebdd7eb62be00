import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Keys, PALETTE_KEYS } from '../../components/keys';
import { ResultList } from './result-list';
import { ResultStatus } from './result-status';
import { searchMessages } from './search.messages';
import styles from './search.module.css';
import { useCombobox } from './use-combobox';
import type { Searchable } from './use-results';

interface PortalSearchProps {
  readonly searchable: Searchable;
  readonly onGo: () => void;
}

/** The portal's search in the toolbar or the drawer; a blank text opens nothing (SH-11). */
export function PortalSearch({ searchable, onGo }: PortalSearchProps) {
  const { formatMessage } = useIntl();
  const [isTyping, setTyping] = useState(false);
  const box = useCombobox(searchable, (command) => {
    command.run();
    onGo();
  });
  const { groups, list, current, props, isSearching, failed } = box;
  const isOpen = isTyping && !box.isBlank;
  return (
    <div className={styles.search}>
      <Input
        {...props}
        role="combobox"
        aria-controls={list}
        aria-label={formatMessage(searchMessages.label)}
        aria-expanded={isOpen && groups.length > 0}
        aria-activedescendant={isOpen ? props['aria-activedescendant'] : undefined}
        prefix={<SearchOutlined />}
        suffix={
          box.text === '' && (
            <span className={styles.hint} aria-hidden>
              <Keys keys={PALETTE_KEYS} />
            </span>
          )
        }
        placeholder={formatMessage(searchMessages.placeholder)}
        allowClear
        style={{ inlineSize: 260, maxInlineSize: '100%' }}
        onBlur={() => setTyping(false)}
        onChange={({ target }) => {
          box.setText(target.value);
          setTyping(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyping(false);
          else if (isOpen) props.onKeyDown(event);
        }}
      />
      {isOpen && (
        <div className={styles.popover}>
          <ResultList id={list} groups={groups} current={current} onChoose={box.choose} />
          <ResultStatus isFound={groups.length > 0} isSearching={isSearching} failed={failed} />
        </div>
      )}
    </div>
  );
}
