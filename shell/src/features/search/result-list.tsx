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
        <ul key={key} role="group" aria-label={title} className={styles.group}>
          <li role="presentation" aria-hidden className={styles.kind}>
            {title}
          </li>
          {results.map((command) => (
            <Result key={command.key} {...{ id, command, onChoose }} isCurrent={command === current} />
          ))}
        </ul>
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
    <li
      id={optionId(id, command)}
      role="option"
      aria-selected={isCurrent}
      ref={(option) => {
        if (isCurrent) option?.scrollIntoView({ block: 'nearest' });
      }}
      className={styles.option}
      // Before the field loses the focus, which closes the list.
      onMouseDown={(event) => {
        event.preventDefault();
        onChoose(command);
      }}
    >
      <bdi className={styles.title}>{command.title}</bdi>
      {command.isPinned && (
        <Typography.Text type="secondary" className={styles.note ?? ''}>
          {formatMessage(searchMessages.shortcut)}
        </Typography.Text>
      )}
      {command.keys && <Keys keys={command.keys} />}
    </li>
  );
}

export function optionId(list: string, { key }: Command): string {
  return `${list}${key.replaceAll(/\s/g, '_')}`;
}
