import { Flex, Progress, Tag, Typography } from 'antd';
import { formatAge, formatTime, formatWait } from '../format';
import { useNow } from '../use-now';
import type { Domain, Plan } from './health-of';
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
  const { version, percent, cohort, fallback, plan } = live;
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
      {plan && <PlanLine plan={plan} />}
      {fallback !== null && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {percent < 100 ? 'the others have ' : 'falls back to '}
          <VersionText>{fallback}</VersionText>
        </Typography.Text>
      )}
    </Flex>
  );
}

/** What follows the share by itself, and since when the share is as it is. */
export function PlanLine({ plan }: { plan: Plan }) {
  const now = useNow();
  const { steps, every, due, next, shareSince } = plan;
  return (
    <Flex vertical gap={2} style={{ fontSize: 12 }}>
      {due === null ? (
        <span>
          <Tag color="gold">paused</Tag> before {next} %
        </span>
      ) : (
        <span>
          <Tag color="green">plan</Tag> next {next} %{' '}
          <time dateTime={due} title={formatTime(due)}>
            {formatWait(due, now)}
          </time>
        </span>
      )}
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        steps {steps.join(', ')} %, {every} min each
        {shareSince !== '' && (
          <>
            {'; this share since '}
            <time dateTime={shareSince} title={formatTime(shareSince)}>
              {formatAge(shareSince, now)}
            </time>
          </>
        )}
      </Typography.Text>
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
