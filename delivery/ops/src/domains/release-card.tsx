import { Button, Card, Flex, Tag, Typography } from 'antd';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { ActivateForm } from '../changes/activate-form';
import { formatAudience, formatBytes, formatTime } from '../format';
import { ErrorMessages } from './error-messages';
import { HealthFigures } from './health-figures';
import type { Domain, ReleaseHealth } from './health-of';
import { VersionText } from './version-text';

interface ReleaseCardProps {
  readonly domain: Domain;
  readonly release: Domain['releases'][number];
  readonly health: ReleaseHealth | null;
  readonly cohorts: readonly string[];
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDone: (change: OpsChange) => void;
}

/** One release: what it is, how it does, and the way to make it live. */
export function ReleaseCard({ domain, release, health, isChosen, onChoose, ...rest }: ReleaseCardProps) {
  const { version, builtAt, revision: source, commit, bytes, rolledBack } = release;
  const isLive = domain.live?.version === version;
  const audience = isLive && domain.live ? formatAudience(domain.live) : null;
  const verb = isLive ? 'Change the share' : 'Activate';
  return (
    <Card size="small">
      <Flex vertical gap={8}>
        <Flex wrap gap={8} align="center" justify="space-between">
          <Flex wrap gap={8} align="center">
            <VersionText>{version}</VersionText>
            {isLive && <Tag color="green">{audience === null ? 'live' : `live for ${audience}`}</Tag>}
            {source?.endsWith('-dirty') && <Tag color="gold">not committed</Tag>}
            {rolledBack && <Tag color="red">rolled back</Tag>}
            {domain.live?.fallback === version && <Tag>fallback</Tag>}
          </Flex>
          <Button
            onClick={() => onChoose(!isChosen)}
            aria-expanded={isChosen}
            aria-label={`${isChosen ? 'Cancel' : verb} ${version}`}
          >
            {isChosen ? 'Cancel' : verb}
          </Button>
        </Flex>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          built {formatTime(builtAt)}
          {source !== null && ` from ${source}`}, {formatBytes(bytes)}
        </Typography.Text>
        {commit && (
          <Typography.Text>
            {commit.subject} ({commit.author}, {formatTime(commit.at)})
          </Typography.Text>
        )}
        {rolledBack && (
          <Typography.Text type="danger">
            rolled back: {rolledBack.why} (by {rolledBack.who}, {formatTime(rolledBack.when)})
          </Typography.Text>
        )}
        <HealthFigures health={health} />
        <ErrorMessages health={health} />
        {isChosen && <ActivateForm domain={domain} version={version} {...rest} />}
      </Flex>
    </Card>
  );
}
