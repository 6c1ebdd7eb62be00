import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './workspace.mjs';

const PREFIX = 'portal-test-';
const LOOK_MS = 500;
/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** What all files of a run together stay far below. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Waits until no other test run works in this checkout: two would overwrite each other's builds and reports. A run that was
 * killed does not count.
 * @param {(line: string) => void} report is called at once with what is waited for
 * @param {string} [file] where the run that has the checkout writes its process id
 */
export async function claimCheckout(report, file = inRoot('.cache', 'test-run.pid')) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isReported = false; !tryClaim(file); isReported = true) {
    const holder = readPid(file);
    if (holder === null || !isAlive(holder)) {
      removeClaimOf(holder, file);
      continue;
    }
    if (!isReported)
      report(`Another npm test (process ${holder}) runs in this checkout. Waiting for it to end.`);
    await new Promise((wait) => setTimeout(wait, LOOK_MS));
  }
  process.on('exit', () => removeClaimOf(process.pid, file));
}

/**
 * Gives this run a folder of its own for temporary files and takes it away when the run ends, however many tests were cut off.
 * Folders of runs that were killed go as well.
 */
export function useOwnTemporaryFolder() {
  const parent = temporaryParent();
  for (const place of new Set([parent, tmpdir()])) removeAbandoned(place);
  const folder = path.join(parent, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // The names under which POSIX systems and Windows look for it.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  process.on('exit', () => remove(folder));
}

/** @param {string} parent */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length));
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    try {
      remove(path.join(parent, name));
    } catch {
      // Somebody else's, in a folder that all share: theirs to remove.
    }
  }
}

/**
 * Where temporary files are made: in memory where there is plenty of it, otherwise where the system has them. A store that waits until the
 * disk has each file takes three times as long to be tested, and no test pulls the plug.
 * @param {string} [inMemory]
 */
export function temporaryParent(inMemory = IN_MEMORY) {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem() / 2) < ENOUGH_BYTES ? tmpdir() : inMemory;
  } catch {
    return tmpdir();
  }
}

/**
 * The claim appears under its name with its whole content, so that nobody reads half of it.
 * @param {string} file
 * @returns {boolean} whether this process has it now
 */
function tryClaim(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

/**
 * Takes a claim aside before it looks whose it is: between a look and a removal another run may have claimed the checkout.
 * @param {number | null} pid
 * @param {string} file
 */
function removeClaimOf(pid, file) {
  const aside = `${file}.${process.pid}.aside`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readPid(aside) !== pid) linkSync(aside, file);
  rmSync(aside);
}

/** @param {string} file */
function readPid(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {string} folder */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
