import { run } from './processes.mjs';
import { inRoot, PlainError } from './workspace.mjs';

const NOT_THERE = /: there is no such release$/m;

/**
 * Publishing by delivery's own commands, which know whether releases lie in a folder or in object storage.
 * @param {string} dataDir
 * @returns {Pick<import('./release-package.mjs').ReleaseTools, 'isPublished' | 'publish' | 'activate'>}
 */
export function releaseStore(dataDir) {
  return {
    // Reads the release itself: one that lies there damaged must not pass for published.
    isPublished: async (ref) => {
      const { code, output } = await delivery(['verify', ref], dataDir);
      if (code !== 0 && NOT_THERE.test(output)) return false;
      return summary(code, output) !== '';
    },
    publish: async (dist, { dryRun }) => done(['publish', dist, ...trial(dryRun)], dataDir),
    activate: async (ref, { percent, reason, unchecked, dryRun }) => {
      const share = percent === undefined ? [] : ['--percent', String(percent)];
      const why = reason === undefined ? [] : ['--reason', reason];
      const unproven = unchecked ? ['--unchecked'] : [];
      return done(['activate', ref, ...share, ...why, ...unproven, ...trial(dryRun)], dataDir);
    },
  };
}

/** @param {boolean} dryRun */
const trial = (dryRun) => (dryRun ? ['--dry-run'] : []);

/**
 * @param {readonly string[]} args
 * @param {string} dataDir
 */
async function done(args, dataDir) {
  const { code, output } = await delivery(args, dataDir);
  return summary(code, output);
}

/**
 * What a command of delivery said, without its last line, which tells the time it took.
 * @param {number} code
 * @param {string} output
 */
function summary(code, output) {
  if (code === 0) return output.trim().replace(/\n?done in [\d.]+ s$/, '');
  throw new PlainError(output.trim(), { exitCode: code });
}

/**
 * @param {readonly string[]} args
 * @param {string} dataDir
 */
function delivery(args, dataDir) {
  const command = ['cli.mjs', ...args, '--data', dataDir];
  return run(process.execPath, command, { cwd: inRoot('delivery') });
}
