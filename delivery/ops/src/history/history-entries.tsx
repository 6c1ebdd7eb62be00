import { Alert, Empty, Flex, Skeleton, Tag, Typography } from 'antd';
import { formatTime } from '../format';
import { useHistory } from './use-history';
import { HistoryEntry } from './history-entry';

interface HistoryEntriesProps {
  /** Null: of all. */
  readonly domain: string | null;
  readonly revision: number | null;
}

/** What was changed, the newest first, and whether somebody changed the past. */
export function HistoryEntries({ domain, revision }: HistoryEntriesProps) {
  const { history, failure } = useHistory(domain, revision);
  if (failure) return <Alert type="error" role="alert" showIcon title={failure.message} />;
  if (!history) return <Skeleton active aria-label="Loading" />;
  return (
    <Flex vertical gap={12}>
      {history.chain.length === 0 ? (
        <Typography.Text type="secondary">
          <Tag color="green">unbroken</Tag>
          Each entry is chained to the one before it, up to the signed feed.
        </Typography.Text>
      ) : (
        <Alert
          type="error"
          role="alert"
          showIcon
          title="Somebody changed the past: the chain of the entries is broken"
          description={history.chain.join('; ')}
        />
      )}
      {history.entries.length === 0 && <Empty description="Nothing was changed yet." />}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {history.entries.map((entry) => (
          <HistoryEntry key={entry.hash} entry={entry} time={formatTime(entry.when)} />
        ))}
      </ol>
    </Flex>
  );
}
