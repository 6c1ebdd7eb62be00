import { Alert } from 'antd';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { formatAudience } from '../format';
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
  const { action, domain, from, to, percent, cohort, plan, revision, overrules, unproven, notes } = change;
  if (revision === null && to === '') return 'It is so already; nothing would change.';
  if (revision === null) return `${domain} ${to} is live already; nothing would change.`;
  if (plan !== null && plan in PLANS)
    return `${domain} ${to} would stay at ${percent} %${PLANS[plan] ?? ''}.`;
  const share = formatAudience({ percent, cohort });
  const audience =
    share === null ? 'Everybody' : cohort === null ? `${share} of the people` : upperFirst(share);
  const before = from === null || from === to ? '' : `, in place of ${from}`;
  const effect =
    action === 'retire'
      ? `Nobody would have ${domain} ${from} any more.`
      : `${audience} would get ${domain} ${to}${before}.${plan === null ? '' : ` Then by itself: ${plan}.`}`;
  const missed =
    action === 'retire' ? notes.map((note) => ` Others go on without it: ${note}.`).join('') : '';
  return `${effect}${missed}${overrules.length + unproven.length > 0 ? '' : ' Nothing speaks against it.'}`;
}

/** What becomes of a plan, as the trail says it, and what that means. */
const PLANS: Readonly<Record<string, string>> = {
  paused: ' until somebody lets the plan go on',
  'goes on': ' for the whole time of a step, and then go on',
  ended: ', and nothing would follow',
};

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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
