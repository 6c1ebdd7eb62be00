import { Flex, Tag, Typography } from 'antd';
import { formatMs, formatShare } from '../format';
import type { ReleaseHealth } from './health-of';

/** From this share on a rollout is in danger of being taken back. */
const BAD_SHARE = 0.1;

/** How a release did in the last hour. */
export function HealthFigures({ health }: { health: ReleaseHealth | null }) {
  if (!health) return <Typography.Text type="secondary">No reports in the last hour</Typography.Text>;
  const { starts, errorRate, vitals } = health;
  const { LCP, INP } = vitals;
  return (
    <Flex wrap gap={4}>
      <Tag>{starts === 1 ? '1 start' : `${starts.toLocaleString('en')} starts`}</Tag>
      <Tag color={errorRate >= BAD_SHARE ? 'red' : errorRate > 0 ? 'gold' : 'green'}>
        {formatShare(errorRate)} with errors
      </Tag>
      {LCP !== undefined && <Tag title="Largest contentful paint, 75th percentile">LCP {formatMs(LCP)}</Tag>}
      {INP !== undefined && <Tag title="Interaction to next paint, 75th percentile">INP {formatMs(INP)}</Tag>}
    </Flex>
  );
}
