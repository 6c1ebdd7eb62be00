import { Alert, Flex } from 'antd';
import type { OpsState } from '../../src/gateway/ops/ops.types';
import type { OpsFailure } from './api/ops-failure';

interface StateAlertsProps {
  readonly state: OpsState;
  readonly failure: OpsFailure | null;
}

/** What whoever looks at this page must know before they believe it. */
export function StateAlerts({ state: { stale, readOnly, revision }, failure }: StateAlertsProps) {
  if (!failure && stale === null && readOnly === null) return null;
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
    </Flex>
  );
}
