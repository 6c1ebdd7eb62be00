import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError, readNumber, readText, readUrl, type Env } from './env';
import {
  readAlertWebhook,
  readMail,
  readS3,
  type AlertWebhook,
  type MailConfig,
  type S3Config,
} from './services-config';

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
  /** The clamd that looks at each file before it is kept, as `tcp://host:port`; null where the operator scans the storage itself. */
  readonly clamdUrl: string | null;
  /** How often one address may make one call that needs no sign-in. */
  readonly publicCallsAMinute: number;
  /** Chat messages that one person may send, over a longer time; many more at once, and together with others of a room or a company. */
  readonly chatMessagesASecond: number;
  /** How many gigabytes one company may send within a day. */
  readonly uploadGigabytesADay: number;
  /** How long a chat message waits unread before a mail tells of it, and how far apart such mails to a person are. */
  readonly digestAfterMs: number;
  /** A session ends when it is so old, however much it is used. */
  readonly sessionLifeMs: number;
  /** Proxies that are believed when they say whose call they pass on: addresses, networks, or 'loopback' and the like. */
  readonly trustedProxies: readonly string[];
  /** How long a stopping server still answers after it said that it is not ready, for load balancers to turn away. */
  readonly stopDelayMs: number;
  /** A process that does not move for so long is ended, to be started again. */
  readonly stuckAfterMs: number;
  /** After so many days in which nothing happens what waits for somebody ends by itself; 0 is never. */
  readonly expireAfterDays: number;
  /** Days for which a scheduled erasure of patient data can be undone; 0 erases at once. */
  readonly erasureWaitDays: number;
  /** Months after a case's end until its patient data is erased by itself; 0 is never. */
  readonly eraseAfterMonths: number;
  /** Months until a draft that nobody touches is ended and erased; 0 is never. */
  readonly eraseDraftsAfterMonths: number;
  /** Where the provider receives physical impressions, line by line; it stands on the slip that travels with them. */
  readonly impressionsAddress: readonly string[];
  /** How long the audit log is kept, in days. */
  readonly auditDays: number;
  /** Whether everybody may read the API document; otherwise the provider alone. */
  readonly isDocumentOpen: boolean;
  /** Where alarms are sent; null: they stand in the log alone. */
  readonly alertWebhook: AlertWebhook | null;
  readonly secrets: Secrets;
}

export interface Secrets {
  /** Bearer token of the provider's side, of nobody in particular. */
  readonly providerToken: string;
  /** Tokens of the provider's people, each with the name that the audit log keeps. */
  readonly providerTokens: readonly ProviderToken[];
  /** Key of the signatures in file addresses. */
  readonly fileKey: string;
  /** A second one that is accepted, while the first is changed. */
  readonly otherFileKey?: string;
}

export interface ProviderToken {
  readonly name: string;
  readonly token: string;
  /** Up to then; null for one that stays until it is taken out. */
  readonly until: Date | null;
}

const DEFAULT_PORTAL_PORT = 8080;
/** Nobody comes back to a case after a year. */
const DEFAULT_EXPIRY_DAYS = 365;
/** Long enough to notice a mistake, and far within the month that the law gives. */
const DEFAULT_ERASURE_WAIT_DAYS = 7;
const DEFAULT_POOL = 10;
/** No statement of the embedded database, which runs on the main thread, takes as long. */
const DEFAULT_STUCK_SECONDS = 60;
/** Six years. */
const DEFAULT_AUDIT_DAYS = 2_192;
/** Generous, as a whole clinic may share one address. */
const DEFAULT_PUBLIC_CALLS = 120;
/** Faster than anybody types. */
const DEFAULT_CHAT_MESSAGES = 2;
/** Ten times the records of a busy organisation's day. */
const DEFAULT_UPLOAD_GIGABYTES = 200;
const DEFAULT_DIGEST_SECONDS = 3_600;
const DEFAULT_SESSION_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
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
    clamdUrl: readUrl(env, 'CLAMD_URL', ['tcp']),
    publicCallsAMinute:
      readNumber(env, 'PUBLIC_CALLS_A_MINUTE', { least: 1, most: 1_000_000 }) ?? DEFAULT_PUBLIC_CALLS,
    chatMessagesASecond:
      readNumber(env, 'CHAT_MESSAGES_A_SECOND', { least: 1, most: 100_000 }) ?? DEFAULT_CHAT_MESSAGES,
    uploadGigabytesADay:
      readNumber(env, 'UPLOAD_GIGABYTES_A_DAY', { least: 1, most: 1_000_000 }) ?? DEFAULT_UPLOAD_GIGABYTES,
    digestAfterMs:
      (readNumber(env, 'CHAT_DIGEST_SECONDS', { least: 1, most: 86_400 }) ?? DEFAULT_DIGEST_SECONDS) * 1_000,
    sessionLifeMs:
      (readNumber(env, 'SESSION_DAYS', { least: 1, most: 365 }) ?? DEFAULT_SESSION_DAYS) * DAY_MS,
    trustedProxies: readProxies(env),
    stopDelayMs: (readNumber(env, 'STOP_DELAY_SECONDS', { least: 0, most: 300 }) ?? 0) * 1_000,
    stuckAfterMs:
      (readNumber(env, 'STUCK_AFTER_SECONDS', { least: 1, most: 3_600 }) ?? DEFAULT_STUCK_SECONDS) * 1_000,
    expireAfterDays: readNumber(env, 'EXPIRE_AFTER_DAYS', { least: 0, most: 36_500 }) ?? DEFAULT_EXPIRY_DAYS,
    erasureWaitDays:
      readNumber(env, 'ERASURE_WAIT_DAYS', { least: 0, most: 90 }) ?? DEFAULT_ERASURE_WAIT_DAYS,
    eraseAfterMonths: readNumber(env, 'ERASE_AFTER_MONTHS', { least: 0, most: 1_200 }) ?? 0,
    eraseDraftsAfterMonths: readNumber(env, 'ERASE_DRAFTS_AFTER_MONTHS', { least: 0, most: 1_200 }) ?? 0,
    impressionsAddress: readImpressionsAddress(env),
    auditDays: readNumber(env, 'AUDIT_DAYS', { least: 1, most: 36_500 }) ?? DEFAULT_AUDIT_DAYS,
    isDocumentOpen: readDocumentAccess(env),
    alertWebhook: readAlertWebhook(env),
  };
}

/** It names every call of the provider's side, so where patients are only who runs the portal opens it. */
function readDocumentAccess(env: Env): boolean {
  const access = readText(env, 'API_DOCUMENT') ?? (env['DEMO'] === '1' ? 'open' : 'provider');
  if (access === 'open' || access === 'provider') return access === 'open';
  throw new ConfigError(`API_DOCUMENT must be 'open' or 'provider', not ${access}`);
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
