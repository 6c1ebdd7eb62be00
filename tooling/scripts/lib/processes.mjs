import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// However this process ends, its children do not outlive it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] on top of the environment
 * @property {string} [logFile] where the output goes as well
 * @property {boolean} [show] let the output through instead of keeping it
 * @property {boolean} [tied] give it a channel by which it can learn that this process is gone (`end-with-parent.mjs`)
 */

/**
 * Runs a command to its end. Never rejects: a command that cannot start has code 127 and says why in its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, logFile, show = false, tied = false }) {
  const stdio = show ? 'inherit' : 'pipe';
  const child = track(
    spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio, ...(tied ? ['ipc'] : [])],
    }),
  );
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
  for (const child of children) child.kill('SIGTERM');
  const timer = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, graceMs);
  await gone;
  clearTimeout(timer);
}

/**
 * Ctrl-C and its like end the children, then this process.
 * @param {{ told?: () => void, exitCode?: number }} [options] `told` is called once, before anything ends
 */
export function endOnSignals({ told = () => undefined, exitCode = 130 } = {}) {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    told();
    await endAll();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
}

/**
 * @param {string} text
 * @param {number} [count]
 */
export function lastLines(text, count = 40) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
