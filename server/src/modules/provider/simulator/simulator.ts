import type { AppContext } from '../../../app-context';
import { asPortal } from '../../audit/audited-call';
import { readSetting, SEEDED_AT } from '../../setting/setting.repository';
import { answerRooms, typeInRooms } from './chat-answers';
import { moveCases } from './case-steps';
import { takeUpRefinements } from './refinement-steps';
import { moveRequests } from './request-steps';
import { readSimulatorOptions, type SimulatorOptions } from './simulator.options';

export type SimulatorContext = Pick<
  AppContext,
  'db' | 'transact' | 'log' | 'config' | 'storage' | 'fileLinks' | 'scanForViruses'
>;

/**
 * Plays the provider's people in demo mode: moves submitted cases and requests on, step by step, takes up refinements that are
 * asked for, and answers in chat. It remembers
 * nothing: what is due is read from the database each time, so a restart loses no step and doubles none. The seeded cases
 * stay as they are until somebody acts on them.
 * @returns the function that ends it; resolves when the work in hand is done.
 */
export function startSimulator(
  ctx: SimulatorContext,
  options: SimulatorOptions = readSimulatorOptions(process.env),
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = asPortal('simulator', () => playOnce(ctx, options)).finally(schedule);
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
async function playOnce(ctx: SimulatorContext, { stepMs, replyMs }: SimulatorOptions): Promise<void> {
  try {
    const after = new Date((await readSetting(ctx.db, SEEDED_AT)) ?? 0);
    const waiting = { after, until: new Date(Date.now() - stepMs) };
    await moveCases(ctx, waiting);
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
