import { audienceOf, type AuditEntry } from '../feed';
import type { ChangeResult } from '../operations';
import { EXIT, type CommandContext, type CommandOptions } from './command';

/** Tells what was done, or with `--dry-run` what would be, and what speaks against it. */
export function printChange(
  { changes, against, overrules, unproven = [], notes = [] }: ChangeResult,
  { dryRun, force, again, unchecked }: Pick<CommandOptions, 'dryRun' | 'force' | 'again' | 'unchecked'>,
  { print, warn }: Pick<CommandContext, 'print' | 'warn'>,
): number {
  for (const change of changes) print(sentenceOf(change, dryRun));
  const objections = [
    { reasons: against, isMeant: force },
    { reasons: overrules, isMeant: again },
    { reasons: unproven, isMeant: unchecked },
  ];
  const isRefused = dryRun && objections.some(({ reasons, isMeant }) => !isMeant && reasons.length > 0);
  for (const { reasons, isMeant } of objections)
    for (const reason of reasons) warn(`${dryRun && !isMeant ? 'against it' : 'in spite of'}: ${reason}`);
  for (const note of notes) warn(`not checked: ${note}`);
  if (dryRun) print('Nothing was changed.');
  return isRefused ? EXIT.refused : EXIT.done;
}

function sentenceOf(entry: AuditEntry, dryRun: boolean): string {
  const { action, domain, from, to, revision } = entry;
  const is = dryRun ? 'would be' : 'is';
  const before = `(revision ${revision}, before: ${from ?? 'nothing'})`;
  if (action === 'sign') return `the feed ${is} signed by ${to} ${before}`;
  if (action === 'retire') return `${domain} ${is} retired ${before}`;
  return `${domain}@${to} ${is} live${action === 'rollback' ? ' again' : ''}${audienceOf(entry)} ${before}`;
}
