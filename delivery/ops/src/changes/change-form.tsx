import { Alert, Button, Checkbox, Flex, Form, type CheckboxChangeEvent } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { toFailure } from '../api/ops-failure';
import { ReasonField } from '../forms/reason-field';
import { CheckResult } from './check-result';
import { useCheck, type Check } from './use-check';

export interface ChangeHow {
  readonly reason: string;
  readonly force: boolean;
  readonly again: boolean;
  readonly unchecked: boolean;
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
  /** The releases that were ticked off. */
  readonly unchecked?: string;
}

/**
 * A change with its reason. What it would do is shown first; what speaks against it must be overridden on purpose. A decision of
 * somebody else, and a release that nobody has opened in a browser, are named, and gone against only after a second look.
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
  const dryRun = useCallback(() => run(TRIAL), [run]);
  const check = useCheck(dryRun, revision);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused = refusal?.run === run && refusal.revision === revision ? refusal.check : null;
  const [isBusy, setBusy] = useState(false);
  const needsForce = (check.change?.against.length ?? 0) > 0 || refused?.failure?.code === 'incompatible';
  const overrules = overruledBy(refused ?? check);
  const unproven = unprovenBy(refused ?? check);
  const submit = async ({ reason, again, unchecked }: Given): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      const meant = { again: again !== undefined, unchecked: unchecked !== undefined };
      onDone(await run({ reason, force: needsForce, ...meant, dryRun: false }));
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
        <SecondLook name="again" title="Somebody decided on this before you" reasons={overrules} />
        <SecondLook name="unchecked" title="Nobody has tried this release" reasons={unproven} />
        <ReasonField style={{ marginBottom: 0 }} />
        <Button
          type="primary"
          htmlType="submit"
          danger={isDanger || needsForce || overrules.length + unproven.length > 0}
          loading={isBusy}
          disabled={isReadOnly || check.change === null || check.change.revision === null}
        >
          {needsForce ? `${label} in spite of this` : label}
        </Button>
      </Flex>
    </Form>
  );
}

const TRIAL: ChangeHow = { reason: 'check', force: false, again: false, unchecked: false, dryRun: true };

const OVERRULING = ['alreadyRolledBack', 'knownBad'];

/** What others decided that the change goes against, by the trial or by the refusal of the change itself. */
function overruledBy({ change, failure }: Check): readonly string[] {
  if (failure) return OVERRULING.includes(failure.code) ? failure.reasons : [];
  return change?.overrules ?? [];
}

/** The releases that nobody has opened in a browser, in the same way. */
function unprovenBy({ change, failure }: Check): readonly string[] {
  if (failure) return failure.code === 'unchecked' ? failure.reasons : [];
  return change?.unproven ?? [];
}

interface SecondLookProps {
  readonly name: 'again' | 'unchecked';
  readonly title: string;
  readonly reasons: readonly string[];
}

/** Ticked for these very reasons: when others come, they are to be looked at too. */
function SecondLook({ name, title, reasons }: SecondLookProps) {
  if (reasons.length === 0) return null;
  const meant = reasons.join('; ');
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={title}
      description={
        <Flex vertical gap={8}>
          {reasons.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <Form.Item
            name={name}
            getValueFromEvent={({ target }: CheckboxChangeEvent) => (target.checked ? meant : undefined)}
            getValueProps={(value: unknown) => ({ checked: value === meant })}
            rules={[
              {
                validator: (_rule, value: unknown) =>
                  value === meant
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
