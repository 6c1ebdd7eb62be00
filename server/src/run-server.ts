import { chmod, mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from './app-context';
import { createApp, type App } from './app';
import { serveSnapshots } from './backup/snapshot-socket';
import { ConfigError, readSettings, type Config } from './config';
import { openDb } from './db/client';
import { DatabaseUnreachableError, DataFolderLockedError, SchemaTooNewError } from './db/errors';
import { RedisUnreachableError } from './modules/chat/socket/redis-connections';
import { readSecrets } from './secrets';
import { openTracing } from './tracing/tracing';
import { startWatchdog } from './watchdog';

/** What the operator sees as the process's exit code; 1 is everything unexpected. */
const EXIT = { config: 2, schemaTooNew: 3, locked: 4, unreachable: 5 } as const;

/** So long running calls may finish when the server stops. */
const GRACE_MS = 5_000;

/** Fills and plays a demo; answers what ends the play. */
type StartDemo = (ctx: AppContext) => Promise<() => Promise<void>>;

/** Runs the server by the settings of the environment until a signal ends it. What keeps it from that ends the process, in a line. */
export async function runServer(startDemo?: StartDemo): Promise<void> {
  await start(startDemo).catch((error: unknown) => {
    const code = exitCodeOf(error);
    process.stderr.write(
      `${code === 1 && error instanceof Error ? error.stack : (error as Error).message}\n`,
    );
    process.exit(code);
  });
}

async function start(startDemo: StartDemo | undefined): Promise<void> {
  // Files of patients and secrets are for the account that runs the server alone.
  process.umask(0o077);
  const settings = readSettings(process.env);
  if (settings.isDemo && !startDemo)
    throw new ConfigError('DEMO is for trying the portal out: what is built for production has no demo');
  await closeToOthers(settings.dataDir);
  const config: Config = { ...settings, secrets: await readSecrets(process.env, settings) };
  const tracing = await openTracing(process.env);
  const database = await openDb({
    ...{ ...config, tracing },
    // Nothing else of the server logs yet.
    report: (line) => void process.stderr.write(`${line}\n`),
  });
  const server = await createApp(config, database, undefined, tracing).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const stopDemo = config.isDemo ? await startDemo?.(server.ctx) : undefined;
  if (config.databaseUrl === null && config.dataDir !== 'memory')
    await serveSnapshots(config.dataDir, database, server.app.log);
  await server.app.listen({ host: config.host, port: config.port });
  startWatchdog(config.stuckAfterMs);
  stopOnSignal(server, stopDemo);
}

/** Whatever is in it, and whoever made it: the embedded database says itself who may read its files. */
async function closeToOthers(dataDir: string): Promise<void> {
  if (dataDir === 'memory') return;
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700);
}

/** Says that it is not ready, finishes the calls that run, then closes the database; a second signal does not wait. */
function stopOnSignal({ app, ctx }: App, stopDemo: (() => Promise<void> | void) | undefined): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    ctx.readiness.stop();
    await stopDemo?.();
    await pause(ctx.config.stopDelayMs);
    // An upload may run for minutes; it can be resumed, so it does not hold the server up.
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

function exitCodeOf(error: unknown): number {
  if (error instanceof ConfigError) return EXIT.config;
  if (error instanceof SchemaTooNewError) return EXIT.schemaTooNew;
  if (error instanceof DatabaseUnreachableError || error instanceof RedisUnreachableError)
    return EXIT.unreachable;
  return error instanceof DataFolderLockedError ? EXIT.locked : 1;
}
