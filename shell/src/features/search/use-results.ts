import { useIntl } from 'react-intl';
import { findItems, type Command } from './find-items';
import type { RecordSource } from './find-records';
import { searchMessages } from './search.messages';
import { useRecords } from './use-records';

/** What can be found, and the way to it. */
export interface Searchable {
  /** Pages of the navigation and actions. */
  readonly commands: readonly Command[];
  readonly sources: readonly RecordSource[];
  /** Pages that were opened before, the latest first. */
  readonly opened: readonly Command[];
  readonly go: (path: string) => void;
}

export interface ResultGroup {
  readonly key: string;
  readonly title: string;
  readonly results: readonly Command[];
}

interface Results {
  readonly groups: readonly ResultGroup[];
  /** Kinds that could not be asked. */
  readonly failed: readonly string[];
  readonly isSearching: boolean;
}

/** What a text finds, by kind: pages and actions at once, records as the server answers. */
export function useResults({ commands, sources, opened, go }: Searchable, text: string): Results {
  const { formatMessage } = useIntl();
  const kinds = useRecords(sources, text);
  const found = findItems(commands, text);
  const ofKind = (kind: Command['kind']) => found.filter((command) => command.kind === kind);
  const records = kinds.map(({ source, records: rows }): ResultGroup => ({
    key: source.id,
    title: source.title,
    results: Array.isArray(rows)
      ? rows.map(({ path, title }) => ({
          key: `${source.id} ${path}`,
          kind: 'record',
          title,
          run: () => go(path),
        }))
      : [],
  }));
  const groups: readonly ResultGroup[] = [
    { key: 'pages', title: formatMessage(searchMessages.pages), results: ofKind('page') },
    ...records,
    { key: 'actions', title: formatMessage(searchMessages.actions), results: ofKind('action') },
    {
      key: 'opened',
      title: formatMessage(searchMessages.opened),
      results: text.trim() === '' ? opened : [],
    },
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    failed: kinds.flatMap(({ source, records: rows }) => (rows === 'failed' ? source.title : [])),
    isSearching: kinds.some(({ records: rows }) => rows === null),
  };
}
