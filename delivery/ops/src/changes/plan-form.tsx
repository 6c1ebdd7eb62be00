import { Flex, Radio } from 'antd';
import { useCallback, useState } from 'react';
import type { OpsChange, PlanRequest } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import type { Domain, Plan } from '../domains/health-of';
import { PlanLine } from '../domains/live-release';
import { ChangeForm, type ChangeHow } from './change-form';

interface PlanFormProps {
  readonly domain: Domain;
  readonly plan: Plan;
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
}

const LABELS = { pause: 'Pause', resume: 'Go on', end: 'End the plan' };

/** Where a plan stands, and the ways to stop it or let it go on. */
export function PlanForm({ domain: { domain }, plan, revision, ...rest }: PlanFormProps) {
  const [chosen, setChosen] = useState<PlanRequest['action'] | null>(null);
  const first = plan.due === null ? 'resume' : 'pause';
  const action = chosen === 'end' ? 'end' : first;
  const run = useCallback(
    (how: ChangeHow) => opsApi.plan({ domain, seen: revision, action, ...how }),
    [domain, revision, action],
  );
  return (
    <Flex vertical gap={12}>
      <PlanLine plan={plan} />
      <ChangeForm run={run} revision={revision} label={LABELS[action]} isDanger={action === 'end'} {...rest}>
        <Radio.Group
          aria-label="What becomes of the plan"
          value={action}
          onChange={({ target }) => setChosen(target.value as PlanRequest['action'])}
          options={[
            { value: first, label: LABELS[first] },
            { value: 'end', label: LABELS.end },
          ]}
        />
      </ChangeForm>
    </Flex>
  );
}
