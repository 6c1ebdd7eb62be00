import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PlainError } from './workspace.mjs';

const LOOK_MS = 500;
const MS_PER_TICK = 10;
/** What the processes of the browser tests are, by their command line; the first that fits decides. */
const KINDS = [
  { kind: 'browser', command: /chrom/ },
  { kind: 'API server', command: /server\/src\/main/ },
  { kind: 'gateway', command: /delivery\/(src|gateway|cli)/ },
  { kind: 'building and publishing', command: /webpack|build\.mjs/ },
  { kind: 'starting portals', command: /start\.mjs/ },
  { kind: 'test runner', command: /playwright/ },
];

/**
 * Watches the processes below this one and adds up their processor time by kind, as far as Linux tells it. What a process uses in
 * its last half second is missed.
 * @returns {() => Map<string, number>} ends the watch; milliseconds by kind
 */
export function watchProcesses() {
  if (!existsSync('/proc/self/stat'))
    throw new PlainError('Only Linux tells the processor time of other processes.');
  /** @type {Map<string, { kind: string, ms: number }>} */
  const seen = new Map();
  const look = () => {
    for (const one of readDescendants(process.pid)) seen.set(one.key, one);
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    look();
    const times = new Map();
    for (const { kind, ms } of seen.values()) times.set(kind, (times.get(kind) ?? 0) + ms);
    return times;
  };
}

/** @param {number} root */
function readDescendants(root) {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
  const isBelow = (one) =>
    one !== undefined && (one.parent === root || isBelow(all.find(({ pid }) => pid === one.parent)));
  return all.filter(isBelow);
}

/** @param {string} pid */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, started = 0] = [fields[1], fields[11], fields[12], fields[19]];
    const kind = KINDS.find((one) => one.command.test(command))?.kind ?? 'other';
    return { pid: Number(pid), parent, kind, ms: (user + system) * MS_PER_TICK, key: `${pid} ${started}` };
  } catch {
    // It ended while it was looked at.
    return undefined;
  }
}
