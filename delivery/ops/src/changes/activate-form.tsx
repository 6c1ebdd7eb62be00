import { Typography } from 'antd';
import { useCallback, useState } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import type { Domain } from '../domains/health-of';
import { ChangeForm, type ChangeHow } from './change-form';
import { PercentField } from './percent-field';

interface ActivateFormProps {
  readonly domain: Domain;
  readonly version: string;
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
}

/** Makes a release live, for everybody or for a share of the people; or raises the share of the one that is live. */
export function ActivateForm({ domain, version, revision, isReadOnly, onDone }: ActivateFormProps) {
  const { domain: name, kind, live } = domain;
  const isLive = live?.version === version;
  const [percent, setPercent] = useState(isLive ? live.percent : 100);
  const run = useCallback(
    (how: ChangeHow) => opsApi.activate({ domain: name, seen: revision, version, percent, ...how }),
    [name, revision, version, percent],
  );
  return (
    <ChangeForm
      run={run}
      revision={revision}
      label={labelOf(isLive, percent)}
      isReadOnly={isReadOnly}
      onDone={onDone}
    >
      <PercentField value={percent} onChange={setPercent} />
      {kind === 'shell' && (
        <Typography.Text type="secondary">
          A shell comes with the next page load. Its share is one of browsers, not of people.
        </Typography.Text>
      )}
    </ChangeForm>
  );
}

function labelOf(isLive: boolean, percent: number): string {
  if (!isLive) return percent === 100 ? 'Activate for everybody' : `Activate for ${percent} %`;
  return percent === 100 ? 'Finish the rollout' : `Change the share to ${percent} %`;
}
