import { audienceOf, entriesOf, type AuditEntry } from '../feed';
import { knownBad } from '../operations';
import { EXIT, type Command } from './command';

export const history: Command = async ([domain], { json }, { delivery, print }) => {
  const all = await delivery.history();
  const entries = domain === undefined ? all : entriesOf(all, domain);
  for (const entry of entries) print(json ? JSON.stringify(entry) : lineOf(entry) + markOf(entry, entries));
  return EXIT.done;
};

function lineOf(entry: AuditEntry): string {
  const { revision, when, who, action, domain, from, to, overridden, why, plan } = entry;
  const forced = overridden.length > 0 ? `  in spite of: ${overridden.join('; ')}` : '';
  return `${revision}  ${when}  ${action} ${domain} ${from ?? 'nothing'} → ${to}${audienceOf(entry)}${plan === undefined ? '' : `  plan: ${plan}`}  by ${who}: ${why}${forced}`;
}

/** Says of an activation that its release was rolled back since. */
function markOf({ action, domain, to }: AuditEntry, entries: readonly AuditEntry[]): string {
  const rollback = action === 'activate' ? knownBad(entries, domain).get(to) : undefined;
  return rollback ? `  rolled back: ${rollback.why}` : '';
}
