import { DeliveryError } from '../errors';
import { audienceOf, type AuditEntry, type FeedDocument } from '../feed';
import { knownBad } from './known-bad';
import type { Intent } from './operation.types';

/** How long a rollback is news, which another person's rollback of the same domain may not know of. */
const NEWS_MS = 10 * 60_000;

/** A change as far as it can collide with what others decided. */
export interface IntendedChange {
  readonly action: 'activate' | 'rollback' | 'retire';
  readonly targets: readonly { readonly domain: string; readonly version: string | null }[];
  readonly who: string;
}

/**
 * Refuses a change that was meant for another state than the live one.
 * @throws DeliveryError `liveChanged`, with who changed it, when and from what to what
 */
export function checkSeen(
  live: FeedDocument | null,
  history: readonly AuditEntry[],
  domains: readonly string[],
  { from = {}, seen }: Intent,
  now: Date,
): void {
  const strange = Object.keys(from).find((domain) => !domains.includes(domain));
  if (strange !== undefined) throw changed(`this change is not one of ${strange}`);
  for (const domain of domains) {
    const version = live?.domains[domain]?.version ?? null;
    const last = history.findLast((entry) => entry.domain === domain);
    const decision = last ? `: ${describe(last, now)}` : '';
    if (Object.hasOwn(from, domain) && from[domain] !== version)
      throw changed(`${domain} is ${version ?? 'not live'}${decision}`);
    if (seen !== undefined && last && last.revision > seen)
      throw changed(`${domain} was changed since revision ${seen}${decision}`);
  }
}

/**
 * The decisions of others that a change goes against, one sentence each: a rollback of the last ten minutes by somebody else,
 * unless the version that is live since then is named; and what was rolled back and is to be live again.
 */
export function overruled(
  history: readonly AuditEntry[],
  { action, targets, who }: IntendedChange,
  { from = {} }: Intent,
  now: Date,
): readonly Overruled[] {
  return targets.flatMap(({ domain, version }) => {
    const last = history.findLast((entry) => entry.domain === domain);
    const isNews = last?.action === 'rollback' && now.getTime() - Date.parse(last.when) < NEWS_MS;
    const isDouble = action === 'rollback' && isNews && last.who !== who && !Object.hasOwn(from, domain);
    const bad = version === null ? undefined : knownBad(history, domain).get(version);
    const target = `${domain} ${version}`;
    return [
      ...(isDouble
        ? [
            {
              target,
              code: 'alreadyRolledBack' as const,
              text: `${last.who} rolled ${domain} back from ${last.from} to ${last.to} ${tail(last, now)}`,
            },
          ]
        : []),
      ...(bad
        ? [
            {
              target,
              code: 'knownBad' as const,
              text: `${domain} ${version} was rolled back by ${bad.who} ${tail(bad, now)}`,
            },
          ]
        : []),
    ];
  });
}

export interface Overruled {
  readonly code: 'alreadyRolledBack' | 'knownBad';
  /** What would be live, as `cases 1.3.0`. */
  readonly target: string;
  readonly text: string;
}

/** @throws DeliveryError `alreadyRolledBack`, `knownBad` */
export function checkAgain(found: readonly Overruled[], { again = false }: Intent): void {
  const [first] = found;
  if (again || !first) return;
  const reasons = found.map(({ text }) => text);
  const message = `Refused: ${reasons.join('; ')}. If ${first.target} is to be live all the same, say it again on purpose (--again).`;
  throw new DeliveryError(first.code, message, undefined, reasons);
}

const VERBS = {
  activate: (entry: AuditEntry) =>
    `activated ${entry.to} in place of ${entry.from ?? 'nothing'}${audienceOf(entry)}`,
  rollback: (entry: AuditEntry) => `rolled it back from ${entry.from} to ${entry.to}`,
  retire: (entry: AuditEntry) => `retired ${entry.from}`,
};

function describe(entry: AuditEntry, now: Date): string {
  const verb = entry.action in VERBS ? VERBS[entry.action as keyof typeof VERBS](entry) : entry.action;
  return `${entry.who} ${verb} ${tail(entry, now)}`;
}

function tail({ when, why }: AuditEntry, now: Date): string {
  return `${ago(now.getTime() - Date.parse(when))} ago (${when}): ${why}`;
}

/** `40 s`, `7 min`, `3 h`, `12 days` */
function ago(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

function changed(what: string): DeliveryError {
  const message = `Refused: ${what}. Nothing was changed: look at what is live, and decide anew.`;
  return new DeliveryError('liveChanged', message);
}
