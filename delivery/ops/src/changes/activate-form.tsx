import { Radio, Typography } from 'antd';
import { useCallback, useState } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import type { Domain } from '../domains/health-of';
import { ChangeForm, type ChangeHow } from './change-form';
import { CohortField } from './cohort-field';
import { PercentField } from './percent-field';
import { StepsField, USUAL_STEPS, type Steps } from './steps-field';

interface ActivateFormProps {
  readonly domain: Domain;
  readonly version: string;
  /** Names of the cohorts that there are. */
  readonly cohorts: readonly string[];
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
}

/** Makes a release live, for everybody, a share of the people or named ones, at once or in steps; or changes who gets the one that is live. */
export function ActivateForm({ domain, version, cohorts, revision, isReadOnly, onDone }: ActivateFormProps) {
  const { domain: name, kind, live } = domain;
  const isLive = live?.version === version;
  const [percent, setPercent] = useState(isLive ? live.percent : 100);
  const [plan, setPlan] = useState<Steps | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (names: readonly string[]): void => {
    setChosen(names);
    // First for them means: not for everybody yet.
    if (names.length > 0 && percent === 100) setPercent(0);
  };
  const run = useCallback(
    (how: ChangeHow) =>
      opsApi.activate({
        ...{ domain: name, seen: revision, version, percent, for: chosen, ...how },
        ...(plan && { plan }),
      }),
    [name, revision, version, percent, plan, chosen],
  );
  return (
    <ChangeForm
      run={run}
      revision={revision}
      label={plan ? 'Begin the steps' : labelOf(isLive, percent, chosen)}
      isReadOnly={isReadOnly}
      onDone={onDone}
    >
      {kind === 'remote' && (
        <CohortField
          cohorts={cohorts}
          present={isLive ? live.cohort : null}
          value={chosen}
          onChange={choose}
        />
      )}
      <Radio.Group
        aria-label="How it becomes live"
        value={plan ? 'steps' : 'share'}
        onChange={({ target }) => setPlan(target.value === 'steps' ? USUAL_STEPS : null)}
        options={[
          { value: 'share', label: 'For one share' },
          { value: 'steps', label: 'In steps, by itself' },
        ]}
      />
      {plan ? (
        <StepsField value={plan} onChange={setPlan} />
      ) : (
        <PercentField key={chosen.length > 0 ? 'named' : 'all'} value={percent} onChange={setPercent} />
      )}
      {kind === 'shell' && (
        <Typography.Text type="secondary">
          A shell comes with the next page load. Its share is one of browsers, not of people.
        </Typography.Text>
      )}
    </ChangeForm>
  );
}

function labelOf(isLive: boolean, percent: number, chosen: readonly string[]): string {
  if (chosen.length > 0 && percent === 0) return 'Activate for them alone';
  if (chosen.length > 0 && percent < 100) return `Activate for them and ${percent} %`;
  if (!isLive) return percent === 100 ? 'Activate for everybody' : `Activate for ${percent} %`;
  return percent === 100 ? 'Finish the rollout' : `Change the share to ${percent} %`;
}
