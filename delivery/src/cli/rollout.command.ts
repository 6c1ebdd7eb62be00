import { DeliveryError } from '../errors';
import { cohortOf } from '../cohorts';
import { audienceOf, shareOf, type AuditEntry } from '../feed';
import type { ReleaseRef } from '../operations';
import { EXIT, toChange, UsageError, type Command, type CommandContext } from './command';
import { printChange } from './print-change';
import { parseRef } from './release-ref';

const STEPS = [10, 50, 100];
const EVERY_MINUTES = 30;
const MINUTE_MS = 60_000;
/** How soon it is seen that somebody, or self-healing, has changed the domain. */
const LOOK_MS = 5_000;

/**
 * Makes a release live for one share after the other, as long as nobody takes it back: neither a person nor self-healing. It runs
 * until the last share is live; to interrupt it leaves the share that is live, and to type it again goes on from there.
 */
export const rollout: Command = async ([text, ...more], options, context) => {
  if (text === undefined || more.length > 0) throw new UsageError('rollout needs one <domain>@<version>');
  const target = parseRef(text);
  const { steps = STEPS, every = EVERY_MINUTES } = options;
  const change = toChange(options, [target.domain]);
  const cohort = options.for.length > 0 ? cohortOf(options.for, context.cohorts()) : undefined;
  const begun = await shareOfTarget(target, context);
  const left = steps.filter((step) => step > begun);
  if (left.length === 0) context.print(`${text} is live for ${begun} % already`);
  for (const [index, percent] of left.entries()) {
    if (index > 0) await waitWhileLive(target, left[index - 1] ?? 0, every * MINUTE_MS, context);
    const from = index === 0 ? change.from : { [target.domain]: target.version };
    const result = await context.delivery.activate([target], {
      ...change,
      percent,
      ...(from && { from }),
      ...(cohort && percent < 100 && { cohort }),
    });
    const code = printChange(result, options, context);
    if (options.dryRun) return code;
    if (percent < 100)
      context.print(`next: ${left[index + 1] ?? 'nothing'} % in ${every} min; Ctrl-C stops here`);
  }
  return EXIT.done;
};

/** 0 while another release is the domain's. */
async function shareOfTarget({ domain, version }: ReleaseRef, { delivery }: CommandContext): Promise<number> {
  const entry = (await delivery.live())?.domains[domain];
  return entry?.version === version ? shareOf(entry).percent : 0;
}

/** @throws DeliveryError `liveChanged` as soon as the share is another than this command has set */
async function waitWhileLive(
  target: ReleaseRef,
  percent: number,
  ms: number,
  context: CommandContext,
): Promise<void> {
  for (let waited = 0; waited < ms; waited += LOOK_MS) {
    await context.pause(Math.min(LOOK_MS, ms - waited));
    if ((await shareOfTarget(target, context)) === percent) continue;
    const last = (await context.delivery.history(target.domain)).at(-1);
    throw new DeliveryError(
      'liveChanged',
      `The rollout of ${target.domain} ends: ${last ? sentenceOf(last) : 'it was changed'}.`,
    );
  }
}

function sentenceOf(entry: AuditEntry): string {
  const { who, action, from, to, why } = entry;
  return `${who} did ${action} from ${from ?? 'nothing'} to ${to}${audienceOf(entry)} (${why})`;
}
