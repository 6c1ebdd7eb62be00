import { Typography } from 'antd';
import { useCallback } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import type { Domain } from '../domains/health-of';
import { ChangeForm, type ChangeHow } from './change-form';

interface RetireFormProps {
  readonly domain: Domain;
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
}

/** Takes a domain away. */
export function RetireForm({ domain: { domain }, revision, ...rest }: RetireFormProps) {
  const run = useCallback(
    (how: ChangeHow) => opsApi.retire({ domain, seen: revision, ...how }),
    [domain, revision],
  );
  return (
    <ChangeForm run={run} revision={revision} label={`Retire ${domain}`} isDanger {...rest}>
      <Typography.Text>
        Its entry leaves the navigation, also in open tabs, and its pages say that it is not offered any more.
        To bring it back, activate one of its releases.
      </Typography.Text>
    </ChangeForm>
  );
}
