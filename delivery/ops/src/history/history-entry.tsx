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
  preview: 'made a preview link',
  prune: 'removed releases',
  repair: 'repaired',
};

/** What names releases, and puts none in the place of another. */
const IS_CHANGE: Readonly<Partial<Record<keyof typeof ACTIONS, false>>> = { preview: false, prune: false };

/** The domain, or the feed as a whole. */
function subjectOf({ domain, action, to }: HistoryEntryProps['entry']): string {
  if (domain !== '*') return domain;
  return action === 'preview' ? (to.split('@')[0] ?? '') : 'feed';
}

/** One line of the audit trail. */
export function HistoryEntry({ entry, time }: HistoryEntryProps) {
  const { revision, who, why, action, automatic, from, to, plan, overridden } = entry;
  const audience = formatAudience(entry);
  return (
    <li style={{ padding: '8px 0', borderBottom: '1px solid var(--ant-color-border-secondary)' }}>
      <Flex wrap gap={8} align="center">
        <Typography.Text strong>{subjectOf(entry)}</Typography.Text>
        <Tag color={['rollback', 'retire'].includes(action) ? 'gold' : 'green'}>{ACTIONS[action]}</Tag>
        {audience !== null && <Tag style={{ whiteSpace: 'normal' }}>{audience}</Tag>}
        {plan !== undefined && <Tag style={{ whiteSpace: 'normal' }}>plan: {plan}</Tag>}
        {automatic && <Tag>automatic</Tag>}
        {overridden.length > 0 && (
          <Tag color="red" title={overridden.join('; ')}>
            forced
          </Tag>
        )}
      </Flex>
      <div>
        {IS_CHANGE[action] !== false && (
          <>
            <VersionText>{from ?? 'nothing'}</VersionText> →{' '}
          </>
        )}
        <VersionText>{to}</VersionText>
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
