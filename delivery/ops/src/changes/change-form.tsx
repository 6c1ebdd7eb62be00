import { Button, Flex, Form, Input } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { toFailure } from '../api/ops-failure';
import { CheckResult } from './check-result';
import { useCheck, type Check } from './use-check';

export interface ChangeHow {
  readonly reason: string;
  readonly force: boolean;
  readonly dryRun: boolean;
}

interface ChangeFormProps {
  /** Makes the change or tries it; another function when another change is meant. */
  readonly run: (how: ChangeHow) => Promise<OpsChange>;
  /** Of the live feed: what speaks against a change is another thing after each one. */
  readonly revision: number | null;
  readonly label: string;
  readonly isDanger?: boolean;
  readonly isReadOnly: boolean;
  readonly onDone: (change: OpsChange) => void;
  /** Fields that say which change is meant. */
  readonly children?: ReactNode;
}

/** What the gateway refused, for as long as the same change of the same feed is meant. */
interface Refusal extends Pick<ChangeFormProps, 'run' | 'revision'> {
  readonly check: Check;
}

/** A change with its reason. What it would do is shown first; what speaks against it must be overridden on purpose. */
export function ChangeForm({
  run,
  revision,
  label,
  isDanger = false,
  isReadOnly,
  onDone,
  children,
}: ChangeFormProps) {
  const dryRun = useCallback(() => run({ reason: 'check', force: false, dryRun: true }), [run]);
  const check = useCheck(dryRun, revision);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused = refusal?.run === run && refusal.revision === revision ? refusal.check : null;
  const [isBusy, setBusy] = useState(false);
  const needsForce = (check.change?.against.length ?? 0) > 0 || refused?.failure?.code === 'incompatible';
  const submit = async ({ reason }: { reason: string }): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      onDone(await run({ reason, force: needsForce, dryRun: false }));
    } catch (error) {
      setRefusal({ run, revision, check: { change: null, failure: toFailure(error) } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<{ reason: string }> layout="vertical" requiredMark={false} onFinish={submit}>
      <Flex vertical gap={12}>
        {children}
        <CheckResult check={refused ?? check} />
        <Form.Item
          name="reason"
          label="Reason, for the audit trail"
          rules={[{ required: true, whitespace: true, message: 'Please say why.' }]}
          style={{ marginBottom: 0 }}
        >
          <Input maxLength={500} placeholder="As others will read it in a year" />
        </Form.Item>
        <Button
          type="primary"
          htmlType="submit"
          danger={isDanger || needsForce}
          loading={isBusy}
          disabled={isReadOnly || check.change === null || check.change.revision === null}
        >
          {needsForce ? `${label} in spite of this` : label}
        </Button>
      </Flex>
    </Form>
  );
}
