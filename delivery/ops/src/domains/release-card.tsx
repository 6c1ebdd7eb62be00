import { Button, Card, Flex, Tag, Typography } from 'antd';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { ActivateForm } from '../changes/activate-form';
import { formatBytes, formatTime } from '../format';
import { HealthFigures } from './health-figures';
import type { Domain, ReleaseHealth } from './health-of';
import { VersionText } from './version-text';

interface ReleaseCardProps {
  readonly domain: Domain;
  readonly release: Domain['releases'][number];
  readonly health: ReleaseHealth | null;
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDone: (change: OpsChange) => void;
}

/** One release: what it is, how it does, and the way to make it live. */
export function ReleaseCard({ domain, release, health, isChosen, onChoose, ...rest }: ReleaseCardProps) {
  const { version, builtAt, revision: source, bytes } = release;
  const isLive = domain.live?.version === version;
  const isRollout = isLive && (domain.live?.percent ?? 100) < 100;
  const verb = isRollout ? 'Change the share' : 'Activate';
  return (
    <Card size="small">
      <Flex vertical gap={8}>
        <Flex wrap gap={8} align="center" justify="space-between">
          <Flex wrap gap={8} align="center">
            <VersionText>{version}</VersionText>
            {isLive && <Tag color="green">{isRollout ? `live for ${domain.live?.percent} %` : 'live'}</Tag>}
            {domain.live?.fallback === version && <Tag>fallback</Tag>}
          </Flex>
          {(!isLive || isRollout || domain.kind === 'remote') && (
            <Button
              onClick={() => onChoose(!isChosen)}
              aria-expanded={isChosen}
              aria-label={`${isChosen ? 'Cancel' : verb} ${version}`}
            >
              {isChosen ? 'Cancel' : isLive ? 'Change the share' : 'Activate'}
            </Button>
          )}
        </Flex>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          built {formatTime(builtAt)}
          {source !== null && ` from ${source.slice(0, 10)}`}, {formatBytes(bytes)}
        </Typography.Text>
        <HealthFigures health={health} />
        <ErrorMessages health={health} />
        {isChosen && <ActivateForm domain={domain} version={version} {...rest} />}
      </Flex>
    </Card>
  );
}

function ErrorMessages({ health }: { health: ReleaseHealth | null }) {
  if (!health || health.messages.length === 0) return null;
  return (
    <ul aria-label="Errors of the last hour" style={{ margin: 0, paddingInlineStart: 20, fontSize: 12 }}>
      {health.messages.map(({ message, count }) => (
        <li key={message} style={{ overflowWrap: 'anywhere' }}>
          {count} × {message}
        </li>
      ))}
    </ul>
  );
}
