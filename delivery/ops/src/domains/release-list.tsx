import { Empty, Flex } from 'antd';
import { useState } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { healthOf, type Domain, type Health } from './health-of';
import { ReleaseCard } from './release-card';

interface ReleaseListProps {
  readonly domain: Domain;
  readonly health: Health;
  readonly cohorts: readonly string[];
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
}

/** The published releases of a domain, the newest first. At most one is being activated. */
export function ReleaseList({ domain, health, onDone, ...rest }: ReleaseListProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  if (domain.releases.length === 0) return <Empty description="No release of it is published (any more)." />;
  return (
    <Flex vertical gap={12}>
      {domain.releases.map((release) => (
        <ReleaseCard
          key={release.version}
          domain={domain}
          release={release}
          health={healthOf(health, domain.domain, release.version)}
          isChosen={chosen === release.version}
          onChoose={(isChosen) => setChosen(isChosen ? release.version : null)}
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
