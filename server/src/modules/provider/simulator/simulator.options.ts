import type { Env } from '../../../config';

/** How quick the simulated provider is; all in milliseconds. */
export interface SimulatorOptions {
  /** How often it looks for work. */
  readonly pollMs: number;
  /** How long a case stays with the provider at each step. */
  readonly stepMs: number;
  /** How long an approved plan waits before it is made, so that people can take the approval back. */
  readonly graceMs: number;
  /** How long a person waits for an answer in chat. */
  readonly replyMs: number;
}

export function readSimulatorOptions(env: Env): SimulatorOptions {
  const read = (name: string, otherwise: number): number => {
    const value = Number(env[name] ?? otherwise);
    return Number.isFinite(value) && value >= 0 ? value : otherwise;
  };
  const stepMs = read('SIMULATOR_STEP_MS', 4_000);
  return {
    pollMs: read('SIMULATOR_POLL_MS', 500),
    stepMs,
    graceMs: read('SIMULATOR_GRACE_MS', Math.max(stepMs, 30_000)),
    replyMs: read('SIMULATOR_REPLY_MS', 2_000),
  };
}
