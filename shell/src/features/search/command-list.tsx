import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { Keys } from '../../components/keys';
import type { Command } from './find-items';
import { searchMessages } from './search.messages';
import styles from './search.module.css';

interface CommandListProps {
  readonly id: string;
  readonly text: string;
  readonly found: readonly Command[];
  readonly current: Command | undefined;
  readonly onChoose: (command: Command) => void;
}

/** The palette's suggestions; the focus stays in the field, which says by `aria-activedescendant` which one is meant. */
export function CommandList({ id, text, found, current, onChoose }: CommandListProps) {
  const { formatMessage } = useIntl();
  const isBlank = text.trim() === '';
  return (
    <>
      <ul id={id} role="listbox" aria-label={formatMessage(searchMessages.results)} className={styles.list}>
        {found.map((command) => (
          <li
            key={command.key}
            id={`${id}${command.key}`}
            role="option"
            aria-selected={command === current}
            ref={(option) => {
              if (command === current) option?.scrollIntoView({ block: 'nearest' });
            }}
            className={styles.option}
            onClick={() => onChoose(command)}
          >
            {command.title}
            <Typography.Text type="secondary" className={styles.kind ?? ''}>
              {formatMessage(searchMessages[command.isPinned ? 'shortcut' : command.kind])}
            </Typography.Text>
            {command.keys && <Keys keys={command.keys} />}
          </li>
        ))}
      </ul>
      <Typography.Text type="secondary" role="status">
        {isBlank && formatMessage(searchMessages.paletteHint)}
        {!isBlank && found.length === 0 && formatMessage(searchMessages.none)}
      </Typography.Text>
    </>
  );
}
