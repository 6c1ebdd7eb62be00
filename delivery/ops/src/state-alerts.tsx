import { Alert, Flex } from 'antd';
import type { OpsState } from '../../src/gateway/ops/ops.types';
import type { OpsFailure } from './api/ops-failure';

interface StateAlertsProps {
  readonly state: OpsState;
  readonly failure: OpsFailure | null;
}

/** What whoever looks at this page must know before they believe it. */
export function StateAlerts({
  state: { stale, readOnly, revision, selfHealing },
  failure,
}: StateAlertsProps) {
  if (!failure && stale === null && readOnly === null && selfHealing) return null;
  return (
    <Flex vertical gap={8} style={{ marginBottom: 16 }}>
      {failure && (
        <Alert
          type="warning"
          role="alert"
          showIcon
          title="This is not up to date"
          description={`${failure.message} What you see is what was known last.`}
        />
      )}
      {stale !== null && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={
            revision === null
              ? 'No feed is given out'
              : `The newest feed is not given out: the portal stays at revision ${revision}`
          }
          description={stale}
        />
      )}
      {readOnly !== null && (
        <Alert type="info" showIcon title="Nothing can be changed from here" description={readOnly} />
      )}
      {!selfHealing && (
        <Alert
          type="info"
          showIcon
          title="Self-healing is off"
          description="A rollout that fails stays until somebody rolls it back: SELF_HEALING is 'off' at this gateway."
        />
      )}
    </Flex>
  );
}
