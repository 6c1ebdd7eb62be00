import { Alert } from 'antd';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import type { Check } from './use-check';

/** What a change would do, and what speaks against it. */
export function CheckResult({ check: { change, failure } }: { check: Check }) {
  if (failure) return <Refusal title={failure.message} reasons={failure.reasons} />;
  if (!change) return <Alert type="info" role="status" showIcon title="Checking what this would do…" />;
  if (change.against.length > 0)
    return <Refusal title={`This speaks against ${change.domain} ${change.to}:`} reasons={change.against} />;
  return (
    <Alert
      type={change.revision === null ? 'info' : 'success'}
      role="status"
      showIcon
      title={describe(change)}
    />
  );
}

function describe(change: OpsChange): string {
  const { action, domain, from, to, percent, revision, overrules, notes } = change;
  if (revision === null) return `${domain} ${to} is live already; nothing would change.`;
  const share = percent < 100 ? `${percent} % of the people` : 'Everybody';
  const before = from === null || from === to ? '' : `, in place of ${from}`;
  const effect =
    action === 'retire'
      ? `Nobody would have ${domain} ${from} any more.`
      : `${share} would get ${domain} ${to}${before}.`;
  const missed =
    action === 'retire' ? notes.map((note) => ` Others go on without it: ${note}.`).join('') : '';
  return `${effect}${missed}${overrules.length > 0 ? '' : ' Nothing speaks against it.'}`;
}

function Refusal({ title, reasons }: { title: string; reasons: readonly string[] }) {
  const list = (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={title}
      {...(reasons.length > 0 && { description: list })}
    />
  );
}
