import { audienceOf, type AuditEntry } from '../feed';
import type { ChangeResult } from '../operations';
import { EXIT, type CommandContext, type CommandOptions } from './command';

/** Tells what was done, or with `--dry-run` what would be, and what speaks against it. */
export function printChange(
  { changes, against, overrules, notes = [] }: ChangeResult,
  { dryRun, force, again }: Pick<CommandOptions, 'dryRun' | 'force' | 'again'>,
  { print, warn }: Pick<CommandContext, 'print' | 'warn'>,
): number {
  for (const change of changes) print(sentenceOf(change, dryRun));
  const isRefused = dryRun && ((!force && against.length > 0) || (!again && overrules.length > 0));
  for (const reason of against) warn(`${dryRun && !force ? 'against it' : 'in spite of'}: ${reason}`);
  for (const reason of overrules) warn(`${dryRun && !again ? 'against it' : 'in spite of'}: ${reason}`);
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
