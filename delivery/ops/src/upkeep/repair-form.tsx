import { Alert, Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import type { OpsRepair } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import { ReasonField } from '../forms/reason-field';
import { useAttempt } from '../forms/use-attempt';

interface RepairFormProps {
  readonly isReadOnly: boolean;
  readonly onChanged: () => Promise<void>;
}

/** Says whether the newest revision is sound, what would mend it, and mends it. */
export function RepairForm({ isReadOnly, onChanged }: RepairFormProps) {
  const [found, setFound] = useState<OpsRepair | null>(null);
  const { attempt, isBusy, trouble } = useAttempt();
  const ask = (reason: string, dryRun: boolean): Promise<void> =>
    attempt(async () => {
      setFound(await opsApi.repair({ reason, dryRun }));
      if (!dryRun) await onChanged();
    });
  return (
    <Flex vertical gap={12} align="start">
      <Typography.Text type="secondary">
        For a newest revision that cannot be read or verified: it is mended from its signed copy, or the last
        good one is live again.
      </Typography.Text>
      <Button onClick={() => void ask('look', true)} loading={isBusy} disabled={isReadOnly}>
        Look whether it is sound
      </Button>
      {trouble !== null && <Alert type="error" role="alert" showIcon title={trouble} />}
      {found && <Found found={found} />}
      {found?.done && found.dryRun && (
        <Form<{ reason: string }>
          layout="vertical"
          requiredMark={false}
          onFinish={({ reason }) => void ask(reason, false)}
          style={{ width: '100%' }}
        >
          <ReasonField />
          <Button type="primary" danger htmlType="submit" loading={isBusy} disabled={isReadOnly}>
            Repair it
          </Button>
        </Form>
      )}
    </Flex>
  );
}

function Found({ found: { done, lost, dryRun } }: { found: OpsRepair }) {
  if (done === null)
    return <Alert type="success" role="status" showIcon title="The newest revision is sound." />;
  return (
    <Alert
      type={dryRun ? 'warning' : 'success'}
      role="status"
      showIcon
      title={`${done.charAt(0).toUpperCase()}${done.slice(1)}.`}
      {...(lost.length > 0 && { description: `Lost: ${lost.join('; ')}` })}
    />
  );
}
