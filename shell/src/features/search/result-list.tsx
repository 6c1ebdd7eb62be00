import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { Keys } from '../../components/keys';
import type { Command } from './find-items';
import { searchMessages } from './search.messages';
import styles from './search.module.css';
import type { ResultGroup } from './use-results';

interface ResultListProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  readonly current: Command | undefined;
  readonly onChoose: (command: Command) => void;
}

/** The results by kind; the focus stays in the field, which says by `aria-activedescendant` which one is meant. */
export function ResultList({ id, groups, current, onChoose }: ResultListProps) {
  const { formatMessage } = useIntl();
  return (
    <div id={id} role="listbox" aria-label={formatMessage(searchMessages.results)} className={styles.list}>
      {groups.map(({ key, title, results }) => (
        <div key={key} role="group" aria-label={title}>
          <Typography.Text type="secondary" className={styles.kind ?? ''} aria-hidden>
            {title}
          </Typography.Text>
          {results.map((command) => (
            <Result key={command.key} {...{ id, command, onChoose }} isCurrent={command === current} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ResultProps extends Pick<ResultListProps, 'id' | 'onChoose'> {
  readonly command: Command;
  readonly isCurrent: boolean;
}

function Result({ id, command, isCurrent, onChoose }: ResultProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      id={optionId(id, command)}
      role="option"
      aria-selected={isCurrent}
      ref={(option) => {
        if (isCurrent) option?.scrollIntoView({ block: 'nearest' });
      }}
      className={styles.option}
      // Keeps the focus in the field, whose loss of it closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(command)}
    >
      <bdi className={styles.title}>{command.title}</bdi>
      {command.isPinned && (
        <Typography.Text type="secondary" className={styles.note ?? ''}>
          {formatMessage(searchMessages.shortcut)}
        </Typography.Text>
      )}
      {command.keys && <Keys keys={command.keys} />}
    </div>
  );
}

export function optionId(list: string, { key }: Command): string {
  return `${list}${key.replaceAll(/\s/g, '_')}`;
}
