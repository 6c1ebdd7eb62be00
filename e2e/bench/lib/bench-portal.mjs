import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const started = [];

/** Builds what changed, and tells the build folders of shell and remotes. */
export function buildAll() {
  run('tooling/scripts/build.mjs');
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  return ['shell', ...remotes].map((name) => join(ROOT, name, 'dist'));
}

/** Runs a script of the workspace, with its output shown. */
export function run(script, ...args) {
  execFileSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs a delivery command as ops do. */
export function delivery(dataDir, ...args) {
  run('delivery/cli.mjs', ...meant(args), '--data', dataDir, '--by', 'benchmark', '--reason', 'benchmark');
}

/** The same without waiting for it here: resolves when it is done. */
export function deliveryBeside(dataDir, ...args) {
  const command = [
    join(ROOT, 'delivery/cli.mjs'),
    ...meant(args),
    '--data',
    dataDir,
    '--by',
    'benchmark',
    '--reason',
    'benchmark',
  ];
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done, fail) => {
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** No smoke test has seen the builds of a benchmark. */
function meant(args) {
  return args[0] === 'activate' ? [...args, '--unchecked'] : args;
}

/** Publishes builds and makes them live in one step. */
export function goLive(dataDir, builds) {
  delivery(dataDir, 'publish', ...builds);
  const facts = builds.map((dir) => JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8')));
  delivery(dataDir, 'activate', ...facts.map(({ domain, version }) => `${domain}@${version}`));
}

/** Starts the API server or a gateway. */
export function serve(folder, env) {
  const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
  const child = spawn(process.execPath, [join(ROOT, 'tooling/scripts/run-source.mjs'), folder], {
    env: { ...process.env, LOG_LEVEL: 'warn', DEMO: '1', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.push(child);
}

export function stopAll() {
  for (const child of started) child.kill('SIGTERM');
}

export async function untilReady(port) {
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`http://localhost:${port}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error(`The portal on port ${port} did not become ready`);
}
