// The built portal's one command: node portal.mjs <command>. Everything it runs lies beside it.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runScript } from '../../tooling/scripts/lib/workspace.mjs';
import { describeFaults, findFaults, type Fault } from './check-settings';
import { ALL_NEEDED, PARTS, type PartName } from './parts';
import { readSecretFiles } from './secret-files';
import { serveBoth } from './serve-both';

const HELP = `Usage: node [--env-file=portal.env] portal.mjs <command>

  serve [server | gateway]   checks all settings, then starts both processes or one of them
  check [server | gateway]   checks all settings
  init                       publishes the shell and the remotes that came with this build, and makes them live:
                             once, where nothing is live yet
  publish                    publishes them, and says how to make them live
  delivery <command>         releases: publish, activate, rollback, status …  (delivery --help)
  backup --to FOLDER         database, files, releases, feed and keys, while the portal runs  (backup --help)
  restore --from FOLDER      brings them back, where nothing is yet
  provider <command>         the lab's side: open-company, cases, plan …  (provider --help)

Exit codes of serve and check: 2 settings are missing or wrong, and nothing was started.`;
const EXIT_SETTINGS = 2;

/** Files of the built portal, which no import of the source can name. */
const PROGRAMS = {
  server: 'server/bin/production.mjs',
  gateway: 'delivery/bin/main.mjs',
  delivery: 'delivery/bin/cli.mjs',
  provider: 'server/bin/provider-cli.mjs',
  backup: 'server/bin/backup.mjs',
} as const;

const [command = '', ...args] = process.argv.slice(2);
const { secrets, faults: ofFiles } = await readSecretFiles(process.env);
if (ofFiles.length > 0) refuse(ofFiles);
// The programs that run from here read their settings by their own names.
Object.assign(process.env, secrets);
switch (command) {
  case 'serve': {
    const part = partOf(args);
    await checkSettings(part);
    if (part !== undefined) await run(part, []);
    else await runScript(() => serveBoth(fileURLToPath(import.meta.url)));
    break;
  }
  case 'check':
    await checkSettings(partOf(args));
    process.stdout.write('All settings are there, and none is wrong.\n');
    break;
  case 'init':
    await run('delivery', ['init', ...(await builtFolders()), ...args]);
    break;
  case 'publish': {
    const folders = await builtFolders();
    await run('delivery', ['publish', ...folders, ...args]);
    if (process.exitCode !== 0) break;
    const releases = (await Promise.all(folders.map(nameOf))).join(' ');
    process.stdout.write(`To make them live: portal delivery activate ${releases} --reason "…"\n`);
    break;
  }
  case 'backup':
  case 'restore':
    await run('backup', [command, ...args]);
    break;
  case 'delivery':
  case 'provider':
    await run(command, args);
    break;
  default:
    process.stdout.write(`${HELP}\n`);
    process.exitCode = ['help', '--help', '-h'].includes(command) ? 0 : EXIT_SETTINGS;
}

function partOf([name, ...more]: readonly string[]): PartName | undefined {
  if (more.length === 0 && (name === undefined || Object.hasOwn(PARTS, name))) return name as PartName;
  process.stderr.write(`There are the parts ${Object.keys(PARTS).join(' and ')}.\n\n${HELP}\n`);
  return process.exit(EXIT_SETTINGS);
}

async function checkSettings(part: PartName | undefined): Promise<void> {
  const faults = await findFaults(process.env, part === undefined ? Object.values(PARTS) : [PARTS[part]]);
  if (faults.length > 0) refuse(faults);
}

function refuse(faults: readonly Fault[]): never {
  process.stderr.write(describeFaults(faults, ALL_NEEDED));
  return process.exit(EXIT_SETTINGS);
}

/** Becomes that program, which reads its own arguments. */
async function run(program: keyof typeof PROGRAMS, argv: readonly string[]): Promise<void> {
  process.argv.splice(2, Infinity, ...argv);
  await import(new URL(PROGRAMS[program], import.meta.url).href);
}

async function builtFolders(): Promise<string[]> {
  const builds = new URL('builds/', import.meta.url);
  return (await readdir(builds)).map((name) => fileURLToPath(new URL(name, builds)));
}

/** As `cases@1.4.0`. */
async function nameOf(folder: string): Promise<string> {
  const facts = await readFile(`${folder}/build.json`, 'utf8');
  const { domain, version } = JSON.parse(facts) as { domain: string; version: string };
  return `${domain}@${version}`;
}
