import { setTimeout as pause } from 'node:timers/promises';
import { createApp, type App } from './app';
import { ConfigError, readSettings, type Config } from './config';
import { openDb } from './db/client';
import { DatabaseUnreachableError, DataFolderLockedError, SchemaTooNewError } from './db/errors';
import { startDemo } from './demo-mode';
import { RedisUnreachableError } from './modules/chat';
import { readSecrets } from './secrets';

/** What the operator sees as the process's exit code; 1 is everything unexpected. */
const EXIT = { config: 2, schemaTooNew: 3, locked: 4, unreachable: 5 } as const;

/** So long running calls may finish when the server stops. */
const GRACE_MS = 5_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const config: Config = { ...settings, secrets: await readSecrets(process.env, settings) };
  const database = await openDb(config);
  const server = await createApp(config, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const stopDemo = config.isDemo ? await startDemo(server.ctx) : undefined;
  await server.app.listen({ host: config.host, port: config.port });
  stopOnSignal(server, stopDemo);
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

main().catch((error: unknown) => {
  const code = exitCodeOf(error);
  process.stderr.write(`${code === 1 && error instanceof Error ? error.stack : (error as Error).message}\n`);
  process.exit(code);
});
