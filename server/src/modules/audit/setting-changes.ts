import { nameDetail } from './audited-call';

type Value = string | boolean | null | undefined;

/**
 * Says in the rows of the running call which settings it changes, a line for each: `alignerCutline: SCALLOPED → STRAIGHT_CUT`, with `–` for
 * nothing. The audit page reads these lines in the person's language. Settings of companies only, never anything of a patient's.
 */
export function nameChangedSettings<T extends Readonly<Record<string, unknown>>>(
  before: T,
  asked: { readonly [K in keyof T]?: Value },
): void {
  const lines = Object.entries(asked)
    .filter(([key, value]) => value !== undefined && value !== before[key])
    .map(([key, value]) => `${key}: ${text(before[key] as Value)} → ${text(value)}`);
  if (lines.length > 0) nameDetail(lines.join('\n'));
}

function text(value: Value): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value?.replaceAll(/\s+/g, ' ') ?? '–';
}
