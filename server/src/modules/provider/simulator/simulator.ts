import type { AppContext } from '../../../app-context';
import { asPortal } from '../../audit/audited-call';
import { readSetting, SEEDED_AT } from '../../setting/setting.repository';
import { answerRooms, typeInRooms } from './chat-answers';
import { moveCases } from './case-steps';
import { takeUpRefinements } from './refinement-steps';
import type { PlanModels } from './plan-models';
import { moveRequests } from './request-steps';
import { readSimulatorOptions, type SimulatorOptions } from './simulator.options';
import type { Span } from './simulator.repository';

export type SimulatorContext = Pick<
  AppContext,
  'db' | 'transact' | 'log' | 'config' | 'storage' | 'fileLinks' | 'scanForViruses'
>;

/**
 * Plays the provider's people in demo mode: moves submitted cases and requests on, step by step, takes up refinements that are
 * asked for, and answers in chat. It remembers
 * nothing: what is due is read from the database each time, so a restart loses no step and doubles none. The seeded cases
 * stay as they are until somebody acts on them.
 * @param play how quick it is, unless the environment says so, and what makes the models of its plans (`models`): without it viewers show scans
 * @returns the function that ends it; resolves when the work in hand is done.
 */
export function startSimulator(
  ctx: SimulatorContext,
  play: { readonly models?: PlanModels } & Partial<SimulatorOptions> = {},
): () => Promise<void> {
  const { models } = play;
  const options = { ...readSimulatorOptions(process.env), ...play };
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = asPortal('simulator', () => playOnce(ctx, { ...options, models })).finally(schedule);
    }, options.pollMs);
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Whatever fails is logged and tried again the next time; the server goes on. */
async function playOnce(
  ctx: SimulatorContext,
  { stepMs, graceMs, replyMs, models }: SimulatorOptions & { readonly models: PlanModels | undefined },
): Promise<void> {
  try {
    const after = new Date((await readSetting(ctx.db, SEEDED_AT)) ?? 0);
    const longerThan = (ms: number): Span => ({ after, until: new Date(Date.now() - ms) });
    const waiting = longerThan(stepMs);
    await moveCases(ctx, { waiting, approved: longerThan(graceMs) }, models);
    await moveRequests(ctx, waiting);
    await takeUpRefinements(ctx, waiting);
    await typeInRooms(ctx, {
      after: new Date(Date.now() - replyMs),
      until: new Date(Date.now() - replyMs / 2),
    });
    await answerRooms(ctx, { after, until: new Date(Date.now() - replyMs) });
  } catch (error) {
    ctx.log.error({ err: error }, 'the simulated provider failed');
  }
}
