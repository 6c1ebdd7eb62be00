import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError, readNumber, readText, readUrl, type Env } from '../env';
import { UsageError } from './cli-errors';

export interface CliSettings {
  /** Where the API answers, without a slash at its end. */
  readonly apiUrl: string;
  readonly token: string;
}

const DEFAULT_PORTAL_PORT = 8080;

/**
 * Where the server is, and the service token: of the environment, or the one that a demo keeps in its data folder.
 * @throws UsageError when an address or a port is impossible, or there is no token
 */
export async function readCliSettings(env: Env): Promise<CliSettings> {
  return { apiUrl: readApiUrl(env), token: readText(env, 'PROVIDER_TOKEN') ?? (await readDemoToken(env)) };
}

/** API_URL, or the port that `npm start` gives the API here. */
function readApiUrl(env: Env): string {
  try {
    const given = readUrl(env, 'API_URL', ['http', 'https']);
    if (given !== null) return given.replace(/\/+$/, '');
    const portal = readNumber(env, 'PORT', { least: 0, most: 65_534 }) ?? DEFAULT_PORTAL_PORT;
    const port = readNumber(env, 'API_PORT', { least: 1, most: 65_535 }) ?? portal + 1;
    return `http://127.0.0.1:${port}`;
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
}

async function readDemoToken(env: Env): Promise<string> {
  const file = join(resolve(readText(env, 'DATA_DIR') ?? 'var'), 'service.json');
  const kept = await readJson(file);
  if (typeof kept === 'object' && kept !== null && 'providerToken' in kept) {
    if (typeof kept.providerToken === 'string') return kept.providerToken;
  }
  throw new UsageError(`PROVIDER_TOKEN is not set, and no demo has left its token in ${file}.`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} cannot be read: ${error.message}`);
    return null;
  }
}
