import { Button, Card, Flex, Tag, Typography } from 'antd';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { ActivateForm } from '../changes/activate-form';
import { PreviewForm } from '../changes/preview-form';
import { formatAudience, formatBytes, formatTime } from '../format';
import { ErrorMessages } from './error-messages';
import { HealthFigures } from './health-figures';
import type { Domain, ReleaseHealth } from './health-of';
import { VersionText } from './version-text';

export type ReleaseAction = 'activate' | 'preview';

interface ReleaseCardProps {
  readonly domain: Domain;
  readonly release: Domain['releases'][number];
  readonly health: ReleaseHealth | null;
  readonly cohorts: readonly string[];
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  /** What is being done with it. */
  readonly chosen: ReleaseAction | null;
  readonly onChoose: (action: ReleaseAction | null) => void;
  readonly onDone: (change: OpsChange) => void;
}

/** One release: what it is, how it does, and the way to make it live. */
export function ReleaseCard({ domain, release, health, chosen, onChoose, ...rest }: ReleaseCardProps) {
  const { version, builtAt, revision: source, commit, bytes, rolledBack, isProven } = release;
  const isLive = domain.live?.version === version;
  const audience = isLive && domain.live ? formatAudience(domain.live) : null;
  const isForAll = isLive && domain.live?.percent === 100;
  const verb = isLive ? 'Change the share' : 'Activate';
  return (
    <Card size="small">
      <Flex vertical gap={8}>
        <Flex wrap gap={8} align="center" justify="space-between">
          <Flex wrap gap={8} align="center">
            <VersionText>{version}</VersionText>
            {isLive && <Tag color="green">{audience === null ? 'live' : `live for ${audience}`}</Tag>}
            {source?.endsWith('-dirty') && <Tag color="gold">not committed</Tag>}
            {!isProven && <Tag color="gold">not tried in a browser</Tag>}
            {rolledBack && <Tag color="red">rolled back</Tag>}
            {domain.live?.fallback === version && <Tag>fallback</Tag>}
          </Flex>
          <Flex gap={8}>
            {domain.kind === 'remote' && !isForAll && (
              <ActionButton action="preview" verb="Preview" {...{ version, chosen, onChoose }} />
            )}
            <ActionButton action="activate" verb={verb} {...{ version, chosen, onChoose }} />
          </Flex>
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
        {chosen === 'activate' && <ActivateForm domain={domain} version={version} {...rest} />}
        {chosen === 'preview' && (
          <PreviewForm
            domain={domain.domain}
            version={version}
            revision={rest.revision}
            isReadOnly={rest.isReadOnly}
          />
        )}
      </Flex>
    </Card>
  );
}

interface ActionButtonProps extends Pick<ReleaseCardProps, 'chosen' | 'onChoose'> {
  readonly action: ReleaseAction;
  readonly verb: string;
  readonly version: string;
}

function ActionButton({ action, verb, version, chosen, onChoose }: ActionButtonProps) {
  const isChosen = chosen === action;
  const label = isChosen ? 'Cancel' : verb;
  return (
    <Button
      onClick={() => onChoose(isChosen ? null : action)}
      aria-expanded={isChosen}
      aria-label={`${label} ${version}`}
    >
      {label}
    </Button>
  );
}
