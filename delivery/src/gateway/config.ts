import { isIP } from 'node:net';
import type { WebhookSettings } from '../alarms';
import { readCohorts, type Cohort } from '../cohorts';
import { readSecondFactors, type SecondFactors } from './ops/second-factors';
import { readPeople, type OpsPerson } from './ops/ops-people';

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Base address of the API server, without a slash at the end. */
  readonly apiUrl: string;
  readonly logLevel: string;
  /** Proxies whose `x-forwarded-*` are believed: addresses, networks, or 'loopback' and the like. Nobody's unless set. */
  readonly trustProxy: readonly string[];
  /** Let pages load a remote from a developer's machine (`?portal-override=`), as DEMO does too. Never for the portal that clinics use. */
  readonly allowOverrides: boolean;
  /** What opens the ops page; `make`: one is made in the data folder; null: there is no ops page. */
  readonly opsToken: string | 'make' | null;
  /** Who may log in to the ops page by a token of their own. */
  readonly opsPeople: readonly OpsPerson[];
  /** What each login asks for beside the token; null: nothing. */
  readonly opsSecondFactors: SecondFactors;
  /** Who may be given a release first. */
  readonly cohorts: readonly Cohort[];
  /** Take a rollout back whose errors stand out. */
  readonly selfHealing: boolean;
  /** Redis, by which several gateways judge and alarm as one; null: this one stands alone. */
  readonly redisUrl: string | null;
  /** Port of `/metrics`, apart from the visitors'; null: there are none. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Where alarms are sent, and what signs them; null: they stand in the log alone. */
  readonly alertWebhook: WebhookSettings | null;
  /** Where weaknesses are reported, as `mailto:` or `https:`; null: `security.txt` is not there. */
  readonly securityContact: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Networks that have a name. */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const MIN_TOKEN = 16;
/** What is set to this is declined on purpose, where production would not start without it. */
const DECLINED = 'none';
const MIN_KEY = 24;

/** Throws an error with a one-line message on a value that cannot be used. */
export function readConfig(environment: Environment): GatewayConfig {
  const env = withoutBlank(environment);
  const port = readPort(env);
  const demo = env['DEMO'] === '1';
  const opsPeople = readPeople(env['OPS_PEOPLE']);
  const factors = env['OPS_SECOND_FACTORS'];
  return {
    port,
    host: env['HOST'] ?? 'localhost',
    dataDir: env['DATA_DIR'] ?? 'var',
    apiUrl: readApiUrl(env),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    trustProxy: readProxies(env['TRUST_PROXY']),
    allowOverrides: demo || env['ALLOW_OVERRIDES'] === '1',
    opsToken: readToken(env['OPS_TOKEN']) ?? (demo ? 'make' : null),
    opsPeople,
    opsSecondFactors: factors === DECLINED ? null : readSecondFactors(factors, opsPeople),
    cohorts: readCohorts(env['RELEASE_COHORTS']),
    selfHealing: readSwitch('SELF_HEALING', env['SELF_HEALING']),
    redisUrl: readRedis(env['REDIS_URL']),
    metricsPort: readMetricsPort(env['METRICS_PORT']),
    metricsHost: env['METRICS_HOST'] || '127.0.0.1',
    alertWebhook: readWebhook(env['ALERT_WEBHOOK'], env['ALERT_WEBHOOK_KEY']),
    securityContact: readContact(env['SECURITY_CONTACT']),
  };
}

/** Base address of the API server: `API_URL`, else on this machine `API_PORT`, else the port after the gateway's. */
export function readApiUrl(environment: Environment): string {
  const env = withoutBlank(environment);
  const port = env['API_PORT'] ?? String(readPort(env) + 1);
  return readUrl('API_URL', env['API_URL'] ?? `http://127.0.0.1:${port}`);
}

/** Address at which people open the portal: `PUBLIC_URL`, else this machine's. */
export function readPortalUrl(environment: Environment): string {
  const env = withoutBlank(environment);
  const given = env['PUBLIC_URL'];
  if (given === undefined || given === DECLINED) return `http://localhost:${readPort(env)}`;
  return readUrl('PUBLIC_URL', given);
}

/** Compose files pass on as blank what nobody has set. */
function withoutBlank(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim() !== ''));
}

function readPort(env: Environment): number {
  const port = Number(env['PORT'] ?? 8080);
  if (Number.isInteger(port) && port > 0 && port < 65_535) return port;
  throw new Error(`PORT is '${env['PORT']}', which is not a port number`);
}

function readUrl(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '');
  throw new Error(`${name} is '${value}', which is not an http address`);
}

function readProxies(value: string | undefined): string[] {
  if (value === undefined || value === '') return [];
  const proxies = value.split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => !PROXY_NAMES.includes(proxy) && !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new Error(`TRUST_PROXY must list addresses or networks like 10.0.0.0/8, not '${wrong}'`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function readContact(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)) return value;
  throw new Error(`SECURITY_CONTACT is '${value}', which is neither mailto: nor https:`);
}

function readToken(value: string | undefined): string | null {
  if (value === undefined || value === '' || value === DECLINED) return null;
  if (value.length >= MIN_TOKEN) return value;
  throw new Error(`OPS_TOKEN is shorter than ${MIN_TOKEN} characters`);
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '' || value === 'on') return true;
  if (value === 'off') return false;
  throw new Error(`${name} is '${value}', which is neither 'on' nor 'off'`);
}

function readRedis(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value)) return value;
  // Not repeated: it may hold a password.
  throw new Error('REDIS_URL must be an address that begins redis:// or rediss://');
}

function readMetricsPort(value: string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new Error(`METRICS_PORT is '${value}', which is not a port number`);
}

/** The address of a chat's webhook is a secret by itself, so a message never repeats it. */
function readWebhook(url: string | undefined, key: string | undefined): WebhookSettings | null {
  if (url === undefined || url === '') return null;
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error('ALERT_WEBHOOK is not an http address');
  if (key === undefined || key === '') return { url, key: null };
  if (key.length < MIN_KEY) throw new Error(`ALERT_WEBHOOK_KEY is shorter than ${MIN_KEY} characters`);
  return { url, key };
}
