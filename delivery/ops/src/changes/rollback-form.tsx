import { Flex, Select } from 'antd';
import { useCallback, useId, useState } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import type { Domain } from '../domains/health-of';
import { ChangeForm, type ChangeHow } from './change-form';

interface RollbackFormProps {
  readonly domain: Domain;
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
}

const BEFORE = '';

/** Takes a domain back to what was live before, or to a release that is named. */
export function RollbackForm({
  domain: { domain, live, releases },
  revision,
  isReadOnly,
  onDone,
}: RollbackFormProps) {
  const id = useId();
  const [chosen, setTo] = useState(BEFORE);
  const others = releases.filter(({ version }) => version !== live?.version);
  // What was chosen may be live by now.
  const to = others.some(({ version }) => version === chosen) ? chosen : BEFORE;
  const run = useCallback(
    (how: ChangeHow) => opsApi.rollback({ domain, seen: revision, ...how, ...(to !== BEFORE && { to }) }),
    [domain, revision, to],
  );
  return (
    <ChangeForm
      run={run}
      revision={revision}
      label="Roll back"
      isDanger
      isReadOnly={isReadOnly}
      onDone={onDone}
    >
      <Flex vertical>
        <label htmlFor={id}>To which release</label>
        <Select
          id={id}
          value={to}
          onChange={setTo}
          options={[
            { value: BEFORE, label: 'The one that was live before' },
            ...others.map(({ version }) => ({ value: version, label: version })),
          ]}
        />
      </Flex>
    </ChangeForm>
  );
}
