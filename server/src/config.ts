import { resolve } from 'node:path';

/** What the server is told by its environment. */
export interface Config {
  /** Folder of database, objects and uploads; 'memory' keeps the database in memory (tests). */
  readonly dataDir: string;
  /** Folder of objects and uploads: `dataDir`, or a temporary folder when that is 'memory'. */
  readonly filesDir: string;
  readonly host: string;
  readonly port: number;
  /** Demo mode: seeded data, simulated provider, secrets made by the server itself. */
  readonly isDemo: boolean;
  readonly logLevel: string;
  readonly secrets: Secrets;
}

export interface Secrets {
  /** Bearer token of the provider's side. */
  readonly providerToken: string;
  /** Key of the signatures in file addresses. */
  readonly fileKey: string;
}

/** The environment lacks something or says something impossible; the message tells the operator what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Env = Readonly<Record<string, string | undefined>>;
const DEFAULT_PORT = 8081;

/** Reads the settings of the environment; secrets come from `readSecrets`. */
export function readSettings(env: Env): Omit<Config, 'secrets'> {
  const dataDir = resolve(env['DATA_DIR'] ?? 'var');
  return {
    dataDir,
    filesDir: dataDir,
    host: env['HOST'] ?? '127.0.0.1',
    port: readPort(env),
    isDemo: env['DEMO'] === '1',
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

/** API_PORT, or the port after the portal's own (PORT), or 8081. */
function readPort(env: Env): number {
  const text =
    env['API_PORT'] ?? (env['PORT'] === undefined ? String(DEFAULT_PORT) : String(Number(env['PORT']) + 1));
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`API_PORT is not a port: ${text}`);
  return port;
}
