import { Flex, Progress, Tag, Typography } from 'antd';
import { formatAge, formatTime } from '../format';
import { useNow } from '../use-now';
import type { Domain } from './health-of';
import { VersionText } from './version-text';

/** The live version of a domain; during a rollout, who has it and what the others have. */
export function LiveRelease({ domain: { domain, live, retired } }: { domain: Domain }) {
  if (retired)
    return (
      <Flex vertical gap={2}>
        <span>
          <Tag color="gold">retired</Tag>
        </span>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          was <VersionText>{retired.version}</VersionText>
        </Typography.Text>
      </Flex>
    );
  if (!live) return <Typography.Text type="secondary">Nothing is live</Typography.Text>;
  const { version, percent, cohort, fallback } = live;
  return (
    <Flex vertical gap={2}>
      <VersionText>{version}</VersionText>
      {cohort !== null && <Tag style={{ whiteSpace: 'normal' }}>for {cohort}</Tag>}
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
export function LiveReason({ domain: { live, retired } }: { domain: Domain }) {
  const now = useNow();
  const decision = retired ?? (live && { when: live.since, who: live.by, why: live.why });
  if (!decision || decision.when === '') return null;
  const { when, who, why } = decision;
  return (
    <Flex vertical gap={2}>
      <span>
        <time dateTime={when} title={formatTime(when)}>
          {formatAge(when, now)}
        </time>{' '}
        by {who} {live?.action === 'rollback' && <Tag color="gold">rolled back</Tag>}
        {live?.automatic && <Tag>automatic</Tag>}
      </span>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {why}
      </Typography.Text>
    </Flex>
  );
}
