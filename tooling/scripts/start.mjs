// npm start: installs, builds what changed, makes it live, and runs the portal until Ctrl-C.
import path from 'node:path';
import { wantedBuilds } from './lib/build-packages.mjs';
import { deliver } from './lib/deliver.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { endAll, endOnSignals } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';
import { untilReady } from './lib/readiness.mjs';
import { readStartSettings } from './lib/start-settings.mjs';
import { Supervisor } from './lib/supervisor.mjs';
import { welcome } from './lib/welcome.mjs';
import { browserPackages, inRoot, runScript } from './lib/workspace.mjs';

/** The server's ways to say that a new start would not help: settings, a data folder of a newer version, or one in use. */
const SERVER_REFUSES = [2, 3, 4];

// Logs, records of patients and secrets are for the account that runs the portal alone.
process.umask(0o077);

await runScript(async () => {
  checkNodeVersion();
  const settings = readStartSettings(process.env);
  const supervisor = new Supervisor();
  const onEnd = () => {
    supervisor.stopping();
    console.log('\nStopping …');
  };
  endOnSignals({ onEnd, exitCode: 0 });
  await requireFreePort('PORT', settings.port, settings.host);
  await requireFreePort('API_PORT', settings.apiPort, '127.0.0.1');

  await ensureInstalled();
  await deliver(wantedBuilds(browserPackages()), settings.dataDir);
  startServices(supervisor, settings);
  try {
    await Promise.race([supervisor.failed, step('starting the servers', () => untilPortalReady(settings))]);
    console.log(welcome(settings));
    await supervisor.failed;
  } catch (error) {
    supervisor.stopping();
    await endAll();
    throw error;
  }
});

/** @param {import('./lib/start-settings.mjs').StartSettings} settings */
async function untilPortalReady({ apiUrl, port, host, logDir }) {
  await untilReady(`${apiUrl}/readyz`, logDir);
  const reachable = ['0.0.0.0', '::', 'localhost'].includes(host) ? 'localhost' : host;
  await untilReady(`http://${reachable}:${port}/readyz`, logDir);
}

/**
 * @param {Supervisor} supervisor
 * @param {import('./lib/start-settings.mjs').StartSettings} settings
 */
function startServices(supervisor, { port, apiPort, host, dataDir, apiUrl, portalUrl, logDir }) {
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: apiUrl,
    PUBLIC_URL: process.env.PUBLIC_URL ?? portalUrl,
    DATA_DIR: dataDir,
    DEMO: process.env.DEMO ?? '1',
    SUPPORT_EMAIL: process.env.SUPPORT_EMAIL ?? 'help@lab.example',
  };
  const run = inRoot('tooling', 'scripts', 'run-source.mjs');
  supervisor.start({
    name: 'The API server',
    cwd: inRoot('server'),
    args: [run, 'server'],
    env: { ...env, HOST: '127.0.0.1' },
    logFile: path.join(logDir, 'api.log'),
    finalCodes: SERVER_REFUSES,
  });
  supervisor.start({
    name: 'The gateway',
    cwd: inRoot('delivery'),
    args: [run, 'delivery'],
    env: { ...env, HOST: host },
    logFile: path.join(logDir, 'gateway.log'),
    finalCodes: [],
  });
}
