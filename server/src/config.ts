import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError, readNumber, readText, readUrl, type Env } from './env';
import { readMail, readS3, type MailConfig, type S3Config } from './services-config';

/** What the server is told by its environment. */
export interface Config extends MailConfig {
  /** Folder of database, objects and uploads; 'memory' keeps the database in memory (tests). */
  readonly dataDir: string;
  /** Folder of objects and uploads: `dataDir`, or a temporary folder when that is 'memory'. */
  readonly filesDir: string;
  readonly host: string;
  readonly port: number;
  /** Demo mode: seeded data, simulated provider, secrets made by the server itself. */
  readonly isDemo: boolean;
  readonly logLevel: string;
  /** PostgreSQL; null is the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Most connections of this process to PostgreSQL. */
  readonly databasePool: number;
  /** Redis, by which several processes act as one; null is one process. */
  readonly redisUrl: string | null;
  /** Where people reach the portal, without a slash at its end: the base of links in mails. */
  readonly publicUrl: string;
  /** S3-compatible object storage; null is the data folder. */
  readonly s3: S3Config | null;
  /** How often one address may make one call that needs no sign-in. */
  readonly publicCallsAMinute: number;
  /** Proxies that are believed when they say whose call they pass on: addresses, networks, or 'loopback' and the like. */
  readonly trustedProxies: readonly string[];
  /** How long a stopping server still answers after it said that it is not ready, for load balancers to turn away. */
  readonly stopDelayMs: number;
  /** Where the provider receives physical impressions, line by line; it stands on the slip that travels with them. */
  readonly impressionsAddress: readonly string[];
  readonly secrets: Secrets;
}

export interface Secrets {
  /** Bearer token of the provider's side. */
  readonly providerToken: string;
  /** Key of the signatures in file addresses. */
  readonly fileKey: string;
}

const DEFAULT_PORTAL_PORT = 8080;
const DEFAULT_POOL = 10;
/** Generous, as a whole clinic may share one address. */
const DEFAULT_PUBLIC_CALLS = 120;
const DEMO_IMPRESSIONS =
  'Impressions desk|Dental Laboratory (demonstration)|1 Laboratory Way|London N1 0AA|United Kingdom';
const ASK_FOR_ADDRESS = 'The address that your provider gave you';
/** Networks that have a name. */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings of the environment; secrets come from `readSecrets`. What is set to nothing is not set.
 * @throws ConfigError when one is impossible or lacks another.
 */
export function readSettings(env: Env): Omit<Config, 'secrets'> {
  const dataDir = resolve(readText(env, 'DATA_DIR') ?? 'var');
  return {
    dataDir,
    filesDir: dataDir,
    host: readText(env, 'HOST') ?? '127.0.0.1',
    port: readPort(env),
    isDemo: env['DEMO'] === '1',
    logLevel: readLogLevel(env),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    databasePool: readNumber(env, 'DATABASE_POOL', { least: 2, most: 500 }) ?? DEFAULT_POOL,
    redisUrl: readUrl(env, 'REDIS_URL', ['redis', 'rediss']),
    publicUrl: readPublicUrl(env),
    ...readMail(env),
    s3: readS3(env),
    publicCallsAMinute:
      readNumber(env, 'PUBLIC_CALLS_A_MINUTE', { least: 1, most: 1_000_000 }) ?? DEFAULT_PUBLIC_CALLS,
    trustedProxies: readProxies(env),
    stopDelayMs: (readNumber(env, 'STOP_DELAY_SECONDS', { least: 0, most: 300 }) ?? 0) * 1_000,
    impressionsAddress: readImpressionsAddress(env),
  };
}

/** One line of an address ends with a bar. */
function readImpressionsAddress(env: Env): string[] {
  const otherwise = env['DEMO'] === '1' ? DEMO_IMPRESSIONS : ASK_FOR_ADDRESS;
  return (readText(env, 'IMPRESSIONS_ADDRESS') ?? otherwise).split('|').map((line) => line.trim());
}

/** API_PORT, or the port after the portal's own (PORT), or 8081. */
function readPort(env: Env): number {
  return readNumber(env, 'API_PORT', { least: 0, most: 65_535 }) ?? readPortalPort(env) + 1;
}

function readPortalPort(env: Env): number {
  return readNumber(env, 'PORT', { least: 0, most: 65_534 }) ?? DEFAULT_PORTAL_PORT;
}

function readPublicUrl(env: Env): string {
  const given = readUrl(env, 'PUBLIC_URL', ['http', 'https']);
  return given === null ? `http://localhost:${readPortalPort(env)}` : given.replace(/\/+$/, '');
}

function readProxies(env: Env): string[] {
  const proxies = (readText(env, 'TRUSTED_PROXIES') ?? 'loopback').split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => !PROXY_NAMES.includes(proxy) && !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new ConfigError(`TRUSTED_PROXIES must list addresses or networks like 10.0.0.0/8, not ${wrong}`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function readLogLevel(env: Env): string {
  const level = readText(env, 'LOG_LEVEL') ?? 'info';
  if (LOG_LEVELS.includes(level)) return level;
  throw new ConfigError(`LOG_LEVEL is not a level: ${level}. There are ${LOG_LEVELS.join(', ')}.`);
}

export { ConfigError, type Env } from './env';
