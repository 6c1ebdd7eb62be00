import { Empty, Flex } from 'antd';
import { useState } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { healthOf, type Domain, type Health } from './health-of';
import { ReleaseCard, type ReleaseAction } from './release-card';

interface ReleaseListProps {
  readonly domain: Domain;
  readonly health: Health;
  readonly cohorts: readonly string[];
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
}

/** The published releases of a domain, the newest first. At most one is being activated or previewed. */
export function ReleaseList({ domain, health, onDone, ...rest }: ReleaseListProps) {
  const [chosen, setChosen] = useState<{ version: string; action: ReleaseAction } | null>(null);
  if (domain.releases.length === 0) return <Empty description="No release of it is published (any more)." />;
  return (
    <Flex vertical gap={12}>
      {domain.releases.map((release) => (
        <ReleaseCard
          key={release.version}
          domain={domain}
          release={release}
          health={healthOf(health, domain.domain, release.version)}
          chosen={chosen?.version === release.version ? chosen.action : null}
          onChoose={(action) => setChosen(action && { version: release.version, action })}
          onDone={(change) => {
            setChosen(null);
            onDone(change);
          }}
          {...rest}
        />
      ))}
    </Flex>
  );
}
