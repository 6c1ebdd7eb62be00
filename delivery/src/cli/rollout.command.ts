import { DeliveryError } from '../errors';
import { cohortOf } from '../cohorts';
import { audienceOf, shareOf, type AuditEntry } from '../feed';
import type { ReleaseRef } from '../operations';
import { toChange, UsageError, type Command, type CommandContext, type CommandOptions } from './command';
import { printChange } from './print-change';
import { parseRef } from './release-ref';

const STEPS = [10, 50, 100];
const EVERY_MINUTES = 30;
/** How soon it is seen that a step was taken, or that somebody has changed the domain. */
const LOOK_MS = 5_000;
/** So long after a step was due it is said that nobody takes it. */
const OVERDUE_MS = 60_000;

/**
 * Begins a plan by which a release becomes live for one share after the other, or changes the plan that runs. The gateways take the
 * steps; with `--wait` the command ends with the plan.
 */
export const rollout: Command = async ([text, ...more], options, context) => {
  const actions = (['pause', 'resume', 'end'] as const).filter((one) => options[one]);
  const [action] = actions;
  if (text === undefined || more.length > 0 || actions.length > 1)
    throw new UsageError(
      'rollout needs one <domain>@<version>; or a domain and one of --pause, --resume, --end',
    );
  if (action === undefined) return begin(parseRef(text), options, context);
  const result = await context.delivery.changePlan(text, action, toChange(options, [text]));
  if (result.alreadyLive.length > 0) context.print(`the plan of ${text} is so already`);
  const code = printChange(result, options, context);
  if (!options.dryRun) await printNext(text, context);
  return code;
};

async function begin(target: ReleaseRef, options: CommandOptions, context: CommandContext): Promise<number> {
  const { steps = STEPS, every = EVERY_MINUTES, wait, dryRun } = options;
  const cohort = options.for.length > 0 ? cohortOf(options.for, context.cohorts()) : undefined;
  const wish = { ...toChange(options, [target.domain]), steps, every, ...(cohort && { cohort }) };
  const result = await context.delivery.rollOut(target, wish);
  const code = printChange(result, options, context);
  if (dryRun) return code;
  await printNext(target.domain, context);
  if (wait) await waitForEnd(target, steps.at(-1) ?? 100, context);
  return code;
}

/** What the gateways do next, of the plan that runs. */
async function printNext(domain: string, { delivery, print }: CommandContext): Promise<void> {
  const plan = (await planOf(domain, delivery))?.plan;
  if (!plan) return;
  const { due, next } = plan;
  print(due === null ? `paused before ${next} %` : `next: ${next} % at ${due}, by a gateway`);
}

async function planOf(domain: string, delivery: CommandContext['delivery']) {
  const { domains } = await delivery.inspect();
  return domains.find((one) => one.domain === domain)?.live;
}

/** @throws DeliveryError `liveChanged` when the plan ends otherwise than by its last step */
async function waitForEnd(target: ReleaseRef, last: number, context: CommandContext): Promise<void> {
  const { delivery, print, warn, pause } = context;
  let known = '';
  for (;;) {
    const entry = (await delivery.live())?.domains[target.domain];
    const percent = entry?.version === target.version ? shareOf(entry).percent : null;
    if (percent === last && !entry?.plan) return;
    if (percent === null || !entry?.plan) throw await ended(target.domain, context);
    const { due } = entry.plan;
    const isOverdue = due !== null && Date.now() - Date.parse(due) > OVERDUE_MS;
    const state = `${percent} ${due} ${isOverdue}`;
    if (known !== '' && state !== known) {
      if (isOverdue) warn(`the step of ${due} is not taken: does a gateway run that has the signing key?`);
      else print(`${percent} %${due === null ? ', paused' : `, next at ${due}`}`);
    }
    known = state;
    await pause(LOOK_MS);
  }
}

async function ended(domain: string, { delivery }: CommandContext): Promise<DeliveryError> {
  const last = (await delivery.history(domain)).at(-1);
  const message = `The rollout of ${domain} ends: ${last ? sentenceOf(last) : 'it was changed'}.`;
  return new DeliveryError('liveChanged', message);
}

function sentenceOf(entry: AuditEntry): string {
  const { who, action, from, to, why } = entry;
  return `${who} did ${action} from ${from ?? 'nothing'} to ${to}${audienceOf(entry)} (${why})`;
}
