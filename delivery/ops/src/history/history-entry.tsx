import { Flex, Tag, Typography } from 'antd';
import type { OpsHistory } from '../../../src/gateway/ops/ops.types';
import { formatAudience } from '../format';
import { VersionText } from '../domains/version-text';

interface HistoryEntryProps {
  readonly entry: OpsHistory['entries'][number];
  readonly time: string;
}

const ACTIONS = {
  activate: 'activated',
  rollback: 'rolled back',
  retire: 'retired',
  vouch: 'named the next key',
  sign: 'signed anew',
  prune: 'removed releases',
  repair: 'repaired',
};

/** One line of the audit trail. */
export function HistoryEntry({ entry, time }: HistoryEntryProps) {
  const { revision, who, why, action, automatic, domain, from, to, overridden } = entry;
  const audience = formatAudience(entry);
  return (
    <li style={{ padding: '8px 0', borderBottom: '1px solid #e3e9e9' }}>
      <Flex wrap gap={8} align="center">
        <Typography.Text strong>{domain === '*' ? 'feed' : domain}</Typography.Text>
        <Tag color={['rollback', 'retire'].includes(action) ? 'gold' : 'green'}>{ACTIONS[action]}</Tag>
        {audience !== null && <Tag style={{ whiteSpace: 'normal' }}>{audience}</Tag>}
        {automatic && <Tag>automatic</Tag>}
        {overridden.length > 0 && (
          <Tag color="red" title={overridden.join('; ')}>
            forced
          </Tag>
        )}
      </Flex>
      <div>
        <VersionText>{from ?? 'nothing'}</VersionText> → <VersionText>{to}</VersionText>
      </div>
      <div>{why}</div>
      {overridden.length > 0 && (
        <Typography.Text type="secondary" style={{ fontSize: 12, display: 'block' }}>
          in spite of: {overridden.join('; ')}
        </Typography.Text>
      )}
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        revision {revision}, {time}, by {who}
      </Typography.Text>
    </li>
  );
}
