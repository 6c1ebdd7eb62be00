import { Alert, Button, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import type { OpsRepair } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import { toFailure } from '../api/ops-failure';

interface RepairFormProps {
  readonly isReadOnly: boolean;
  readonly onChanged: () => Promise<void>;
}

/** Says whether the newest revision is sound, what would mend it, and mends it. */
export function RepairForm({ isReadOnly, onChanged }: RepairFormProps) {
  const [found, setFound] = useState<OpsRepair | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async (reason: string, dryRun: boolean): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      setFound(await opsApi.repair({ reason, dryRun }));
      if (!dryRun) await onChanged();
    } catch (error) {
      setTrouble(toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
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
          <Form.Item
            name="reason"
            label="Reason, for the audit trail"
            rules={[{ required: true, whitespace: true, message: 'Please say why.' }]}
          >
            <Input maxLength={500} placeholder="As others will read it in a year" />
          </Form.Item>
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
