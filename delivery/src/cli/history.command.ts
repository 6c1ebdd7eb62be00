import type { AuditEntry } from '../feed';
import { EXIT, type Command } from './command';

export const history: Command = async ([domain], { json }, { delivery, print }) => {
  for (const entry of await delivery.history(domain)) print(json ? JSON.stringify(entry) : lineOf(entry));
  return EXIT.done;
};

function lineOf({
  revision,
  when,
  who,
  action,
  domain,
  from,
  to,
  percent,
  overridden,
  why,
}: AuditEntry): string {
  const share = percent < 100 ? ` for ${percent} %` : '';
  const forced = overridden.length > 0 ? `  in spite of: ${overridden.join('; ')}` : '';
  return `${revision}  ${when}  ${action} ${domain} ${from ?? 'nothing'} → ${to}${share}  by ${who}: ${why}${forced}`;
}
