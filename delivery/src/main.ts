import { fileURLToPath } from 'node:url';
import { openStores } from './data-folder';
import { isFileError } from './errors';
import { buildGateway } from './gateway/app';
import { readConfig } from './gateway/config';
import { openOpsToken } from './gateway/ops/ops-token';
import { closeOnSignals, reloadOnSignal } from './gateway/shutdown';

try {
  const config = readConfig(process.env);
  const opsToken = await openOpsToken(config);
  const opsAssets = fileURLToPath(new URL('../dist/ops', import.meta.url));
  const stores = openStores(config.dataDir, process.env);
  const { app, reloadKeys } = await buildGateway({ ...config, opsToken, opsAssets }, stores, {
    level: config.logLevel,
    name: 'gateway',
  });
  closeOnSignals(app);
  reloadOnSignal(app, reloadKeys);
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
