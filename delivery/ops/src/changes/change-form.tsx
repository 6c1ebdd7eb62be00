import { Alert, Button, Checkbox, Flex, Form, Input, type CheckboxChangeEvent } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { toFailure } from '../api/ops-failure';
import { CheckResult } from './check-result';
import { useCheck, type Check } from './use-check';

export interface ChangeHow {
  readonly reason: string;
  readonly force: boolean;
  readonly again: boolean;
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

interface Given {
  readonly reason: string;
  /** The decisions that were ticked off. */
  readonly again?: string;
}

/**
 * A change with its reason. What it would do is shown first; what speaks against it must be overridden on purpose, and a decision
 * of somebody else is named, and gone against only after a second look.
 */
export function ChangeForm({
  run,
  revision,
  label,
  isDanger = false,
  isReadOnly,
  onDone,
  children,
}: ChangeFormProps) {
  const dryRun = useCallback(() => run({ reason: 'check', force: false, again: false, dryRun: true }), [run]);
  const check = useCheck(dryRun, revision);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused = refusal?.run === run && refusal.revision === revision ? refusal.check : null;
  const [isBusy, setBusy] = useState(false);
  const needsForce = (check.change?.against.length ?? 0) > 0 || refused?.failure?.code === 'incompatible';
  const overrules = overruledBy(refused ?? check);
  const submit = async ({ reason, again }: Given): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      onDone(await run({ reason, force: needsForce, again: again !== undefined, dryRun: false }));
    } catch (error) {
      setRefusal({ run, revision, check: { change: null, failure: toFailure(error) } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<Given> layout="vertical" requiredMark={false} onFinish={submit}>
      <Flex vertical gap={12}>
        {children}
        <CheckResult check={refused ?? check} />
        {overrules.length > 0 && <SecondLook overrules={overrules} />}
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
          danger={isDanger || needsForce || overrules.length > 0}
          loading={isBusy}
          disabled={isReadOnly || check.change === null || check.change.revision === null}
        >
          {needsForce ? `${label} in spite of this` : label}
        </Button>
      </Flex>
    </Form>
  );
}

const OVERRULING = ['alreadyRolledBack', 'knownBad'];

/** What others decided that the change goes against, by the trial or by the refusal of the change itself. */
function overruledBy({ change, failure }: Check): readonly string[] {
  if (failure) return OVERRULING.includes(failure.code) ? failure.reasons : [];
  return change?.overrules ?? [];
}

/** Ticked for these very decisions: when others come, they are to be looked at too. */
function SecondLook({ overrules }: { overrules: readonly string[] }) {
  const decisions = overrules.join('; ');
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title="Somebody decided on this before you"
      description={
        <Flex vertical gap={8}>
          {overrules.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <Form.Item
            name="again"
            getValueFromEvent={({ target }: CheckboxChangeEvent) => (target.checked ? decisions : undefined)}
            getValueProps={(value: unknown) => ({ checked: value === decisions })}
            rules={[
              {
                validator: (_rule, value: unknown) =>
                  value === decisions
                    ? Promise.resolve()
                    : Promise.reject(new Error('Please say that you have seen it.')),
              },
            ]}
            style={{ marginBottom: 0 }}
          >
            <Checkbox>I have seen this, and mean it all the same</Checkbox>
          </Form.Item>
        </Flex>
      }
    />
  );
}
