import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second towards programs, whatever its own clock is. */
const MS_PER_TICK = 10;
/** Places of the ended children's user and system time after the name in /proc/<pid>/stat. */
const CHILDREN = [13, 14];

/**
 * Processor time of this process and of all its children that have ended, and of theirs, in milliseconds; null where the
 * system does not tell (only Linux does).
 */
export function cpuTime() {
  const stat = readStat();
  if (stat === undefined) return null;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenTicks(stat) * MS_PER_TICK;
}

/** @param {string} stat the name in it may have spaces and brackets of its own */
export function childrenTicks(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return CHILDREN.reduce((sum, place) => sum + Number(fields[place]), 0);
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, cpu: number | null }>} milliseconds of processor time that the work took
 */
export async function withCpu(work) {
  const before = cpuTime();
  const result = await work();
  const after = cpuTime();
  return { result, cpu: before === null || after === null ? null : after - before };
}

function readStat() {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
}
