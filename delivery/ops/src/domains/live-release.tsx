import { Flex, Progress, Tag, Typography } from 'antd';
import { formatAge, formatTime } from '../format';
import { useNow } from '../use-now';
import type { Domain } from './health-of';
import { VersionText } from './version-text';

/** The live version of a domain; during a rollout, who has it and what the others have. */
export function LiveRelease({ domain: { domain, live } }: { domain: Domain }) {
  if (!live) return <Typography.Text type="secondary">Nothing is live</Typography.Text>;
  const { version, percent, fallback } = live;
  return (
    <Flex vertical gap={2}>
      <VersionText>{version}</VersionText>
      {percent < 100 && (
        <Progress
          percent={percent}
          size="small"
          format={() => `${percent} %`}
          aria-label={`Share of the people who get ${domain} ${version}`}
        />
      )}
      {fallback !== null && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {percent < 100 ? 'the others have ' : 'falls back to '}
          <VersionText>{fallback}</VersionText>
        </Typography.Text>
      )}
    </Flex>
  );
}

/** Since when, by whom and why. */
export function LiveReason({ domain: { live } }: { domain: Domain }) {
  const now = useNow();
  if (!live || live.since === '') return null;
  const { since, by, why, action, automatic } = live;
  return (
    <Flex vertical gap={2}>
      <span>
        <time dateTime={since} title={formatTime(since)}>
          {formatAge(since, now)}
        </time>{' '}
        by {by} {action === 'rollback' && <Tag color="gold">rolled back</Tag>}
        {automatic && <Tag>automatic</Tag>}
      </span>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {why}
      </Typography.Text>
    </Flex>
  );
}
