import { Worker } from 'node:worker_threads';

const BEATS = 10;

/**
 * Ends the process, as a crash does, when it is stuck for `limitMs`: the embedded database spins for ever once a write of its log
 * has failed, and answers nobody any more. What was acknowledged is in that log; whoever keeps the server running starts it again.
 */
export function startWatchdog(limitMs: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), limitMs / BEATS).unref();
  new Worker(new URL('watchdog.mjs', import.meta.url), { workerData: { beats, limitMs } }).unref();
}
