// Removes a run's folders when the run is over, however it ended: first its processes have to be gone. Told by the end of the
// channel to the run, which also its death by SIGKILL brings about. Named by its arguments, the one with the notes first.
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const folders = process.argv.slice(2);

process.once('disconnect', async () => {
  const end = Date.now() + LIMIT_MS;
  while (runningProcesses().length > 0 && Date.now() < end) await pause(100);
  for (const pid of runningProcesses()) kill(pid);
  for (const folder of folders)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

function runningProcesses() {
  const notes = join(folders[0], 'processes');
  return (existsSync(notes) ? readdirSync(notes).map(Number) : []).filter(isRunning);
}

/** It may end by itself between the look and the kill. */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
