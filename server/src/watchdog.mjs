// In a thread of its own: ends the process when its main thread has not moved for too long.
import { writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { workerData } from 'node:worker_threads';

const { beats, limitMs } = workerData;
const LOOKS = 10;
const STDERR = 2;
let last = -1;
// Not the clock, which may be set ahead by an hour: that is no hour in which nothing moved.
let since = performance.now();

setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now !== last) [last, since] = [now, performance.now()];
  else if (performance.now() - since > limitMs) {
    writeSync(
      STDERR,
      `The server has not moved for ${limitMs / 1_000} seconds and is ended, so that it is started again\n`,
    );
    process.kill(process.pid, 'SIGKILL');
  }
}, limitMs / LOOKS);
