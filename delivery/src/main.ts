import { fileURLToPath } from 'node:url';
import { openStores } from './data-folder';
import { isFileError } from './errors';
import { buildGateway } from './gateway/app';
import { readConfig } from './gateway/config';
import { openOpsToken } from './gateway/ops/ops-token';
import { closeOnSignals, reloadOnSignal } from './gateway/shutdown';
import { openTracing } from './tracing/tracing';

// The data folder is for the account that runs the portal alone.
process.umask(0o077);
try {
  const config = readConfig(process.env);
  const opsToken = await openOpsToken(config);
  const opsAssets = fileURLToPath(new URL('../dist/ops', import.meta.url));
  const browserScripts = fileURLToPath(new URL('../browser', import.meta.url));
  const stores = openStores(config.dataDir, process.env);
  const tracing = await openTracing(process.env);
  const settings = { ...config, opsToken, opsAssets, browserScripts, tracing };
  const { app, metricsApp, reloadKeys } = await buildGateway(settings, stores, {
    level: config.logLevel,
    name: 'gateway',
  });
  closeOnSignals(app);
  reloadOnSignal(app, reloadKeys);
  app.addHook('onClose', () => metricsApp.close());
  if (config.metricsPort !== null)
    await metricsApp.listen({ port: config.metricsPort, host: config.metricsHost });
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  const port = process.env['PORT'] ?? '8080';
  if (isFileError(error, 'EADDRINUSE'))
    return `Port ${port} is in use. Set PORT to a free one, as in PORT=9090.`;
  if (isFileError(error, 'EACCES'))
    return `Port ${port} may not be used by this account. Set PORT to another one.`;
  return error instanceof Error ? error.message : String(error);
}
