import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/**
 * Children that lead a process group of their own.
 * @type {WeakSet<import('node:child_process').ChildProcess>}
 */
const groups = new WeakSet();

// However this process ends, its children do not outlive it.
process.on('exit', () => {
  for (const child of running) end(child, 'SIGTERM');
});

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {'SIGTERM' | 'SIGKILL'} signal
 */
function end(child, signal) {
  if (!groups.has(child) || child.pid === undefined) return void child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The last of the group has ended by itself.
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] on top of the environment
 * @property {string} [logFile] where the output goes as well
 * @property {boolean} [show] let the output through instead of keeping it
 * @property {boolean} [asGroup] for a command of Node.js that starts processes of its own: they all end with this one, also
 *   when this one is killed
 * @property {boolean} [givesWay] to what else waits for a processor
 */

/**
 * Runs a command to its end. Never rejects: a command that cannot start has code 127 and says why in its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, logFile, show = false, asGroup = false, givesWay = false }) {
  const stdio = show ? 'inherit' : 'pipe';
  const options = { cwd, env: { ...process.env, ...env } };
  const child = asGroup
    ? spawn(command, ['--import', END_WITH_PARENT, ...args], {
        ...options,
        detached: true,
        stdio: ['ignore', stdio, stdio, 'ipc'],
      })
    : spawn(command, args, { ...options, stdio: ['ignore', stdio, stdio] });
  track(child);
  if (asGroup) groups.add(child);
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const log = logFile === undefined ? undefined : openLog(logFile);
  let output = '';
  const take = (chunk) => {
    output += chunk;
    log?.write(chunk);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      log?.end();
      resolve({ code: 127, output: `${command}: ${error.message}` });
    });
    child.on('close', (code, signal) => {
      log?.end();
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/** @param {string} file */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  return createWriteStream(file);
}

/**
 * Remembers a child so that it ends when this process does.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 * @returns {Child}
 */
export function track(child) {
  running.add(child);
  const forget = () => running.delete(child);
  child.on('exit', forget);
  child.on('error', forget);
  return child;
}

/** Ends every child: politely, and after `graceMs` for certain. Resolves when all are gone. */
export async function endAll(graceMs = 10_000) {
  const children = [...running];
  const gone = Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  for (const child of children) end(child, 'SIGTERM');
  const timer = setTimeout(() => {
    for (const child of running) end(child, 'SIGKILL');
  }, graceMs);
  await gone;
  clearTimeout(timer);
}

/**
 * Ctrl-C and its like end the children, then this process.
 * @param {{ onEnd?: () => void, exitCode?: number }} [options] `onEnd` is called once, before anything ends
 */
export function endOnSignals({ onEnd = () => undefined, exitCode = 130 } = {}) {
  let isEnding = false;
  const endOnce = async () => {
    if (isEnding) return;
    isEnding = true;
    onEnd();
    await endAll();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endOnce());
}

/**
 * @param {string} text
 * @param {number} [count]
 */
export function lastLines(text, count = 40) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
