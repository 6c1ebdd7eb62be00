import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { lastLines, track } from './processes.mjs';
import { PlainError } from './workspace.mjs';

const QUICK_MS = 30_000;
const MAX_QUICK_DEATHS = 5;
const WAIT_MS = 5_000;
const MAX_LOG_BYTES = 20_000_000;
const KEPT_CHARACTERS = 16_000;

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * @typedef {object} Service
 * @property {string} name as people read it
 * @property {string} cwd
 * @property {readonly string[]} args for Node.js
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {readonly number[]} finalCodes exit codes after which a new start would end the same way
 * @property {readonly number[]} [waitingCodes] exit codes of a wait for another machine, which has no limit
 * @property {number} [maxLogBytes] after which a new log file is begun
 */

/** Keeps services running: one that dies is started again, more slowly each time, until it dies too often. */
export class Supervisor {
  #stopping = false;
  /** @type {(error: PlainError) => void} */
  #giveUp = () => undefined;
  /** Rejects when a service cannot be kept running. */
  failed = new Promise((_resolve, reject) => {
    this.#giveUp = reject;
  });

  constructor() {
    // Whoever waits for it is told; nobody has to.
    this.failed.catch(() => undefined);
  }

  /** From now on deaths are expected. */
  stopping() {
    this.#stopping = true;
  }

  /** @param {Service} service */
  start(service, quickDeaths = 0) {
    const started = Date.now();
    const log = openLog(service.logFile, service.maxLogBytes);
    const child = track(
      spawn(process.execPath, ['--import', endWithParent, ...service.args], {
        cwd: service.cwd,
        env: { ...process.env, ...service.env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      }),
    );
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].on('data', (chunk) => {
        said[name] = (said[name] + chunk).slice(-KEPT_CHARACTERS);
        log.write(chunk);
      });
    }
    child.on('close', (code, signal) => {
      log.end();
      if (this.#stopping) return;
      const deaths = Date.now() - started < QUICK_MS ? quickDeaths + 1 : 1;
      this.#afterDeath(service, { code, signal, deaths, said: said.stderr.trim() || said.stdout });
    });
    child.on('error', (error) =>
      this.#giveUp(new PlainError(`${service.name} cannot be started: ${error.message}`)),
    );
  }

  /**
   * @param {Service} service
   * @param {{ code: number | null, signal: string | null, deaths: number, said: string }} death
   */
  #afterDeath(service, { code, signal, deaths, said }) {
    if (code !== null && service.finalCodes.includes(code)) {
      this.#giveUp(new PlainError(said.trim(), { exitCode: code }));
      return;
    }
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    const words = said.trim() && ` Its last words:\n${indent(lastLines(said, 12))}`;
    console.error(`\n${service.name} ${how}.${words}`);
    const isWaiting = code !== null && service.waitingCodes?.includes(code);
    if (!isWaiting && deaths >= MAX_QUICK_DEATHS) {
      this.#giveUp(
        new PlainError(`${service.name} ended ${deaths} times in a row, giving up. Log: ${service.logFile}`),
      );
      return;
    }
    const delay = isWaiting ? WAIT_MS : 500 * 2 ** (deaths - 1);
    console.error(`Starting it again in ${delay / 1000} s.`);
    setTimeout(() => {
      if (!this.#stopping) this.start(service, isWaiting ? 0 : deaths);
    }, delay);
  }
}

/**
 * A log file that becomes `<file>.1` when it is full, in place of the one before, so a service that runs for months fills no disk.
 * @param {string} file
 */
function openLog(file, maxBytes = MAX_LOG_BYTES) {
  mkdirSync(path.dirname(file), { recursive: true });
  let bytes = existsSync(file) ? statSync(file).size : 0;
  let stream = createWriteStream(file, { flags: 'a' });
  return {
    /** @param {Buffer} chunk */
    write(chunk) {
      if (bytes > maxBytes && existsSync(file)) {
        // What is not written yet goes into the file that is open, whatever its name.
        stream.end();
        renameSync(file, `${file}.1`);
        stream = createWriteStream(file, { flags: 'a' });
        bytes = 0;
      }
      bytes += chunk.length;
      stream.write(chunk);
    },
    end: () => stream.end(),
  };
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '  ');
}
