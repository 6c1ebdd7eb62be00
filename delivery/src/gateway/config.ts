export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Base address of the API server, without a slash at the end. */
  readonly apiUrl: string;
  readonly logLevel: string;
  /** Believe `x-forwarded-*` of the caller: only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Let pages load a remote from a developer's machine (`?portal-override=`), as DEMO does too. Never for the portal that clinics use. */
  readonly allowOverrides: boolean;
  /** What opens the ops page; `make`: one is made in the data folder; null: there is no ops page. */
  readonly opsToken: string | 'make' | null;
  /** Tabs of one address that count when a rollout is judged; below the five that it takes to roll one back. */
  readonly tabsPerAddress: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MIN_TOKEN = 16;
const TABS_PER_ADDRESS = 4;

/** Throws an error with a one-line message on a value that cannot be used. */
export function readConfig(env: Environment): GatewayConfig {
  const port = readPort(env);
  const demo = env['DEMO'] === '1';
  return {
    port,
    host: env['HOST'] ?? 'localhost',
    dataDir: env['DATA_DIR'] ?? 'var',
    apiUrl: readApiUrl(env),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    trustProxy: env['TRUST_PROXY'] === '1',
    allowOverrides: demo || env['ALLOW_OVERRIDES'] === '1',
    opsToken: readToken(env['OPS_TOKEN']) ?? (demo ? 'make' : null),
    tabsPerAddress: readCount('HEALTH_TABS_PER_ADDRESS', env['HEALTH_TABS_PER_ADDRESS'], TABS_PER_ADDRESS),
  };
}

/** Base address of the API server: `API_URL`, else on this machine `API_PORT`, else the port after the gateway's. */
export function readApiUrl(env: Environment): string {
  const port = env['API_PORT'] ?? String(readPort(env) + 1);
  return readUrl('API_URL', env['API_URL'] ?? `http://127.0.0.1:${port}`);
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

function readToken(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (value.length >= MIN_TOKEN) return value;
  throw new Error(`OPS_TOKEN is shorter than ${MIN_TOKEN} characters`);
}

function readCount(name: string, value: string | undefined, otherwise: number): number {
  const count = Number(value ?? otherwise);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${name} is '${value}', which is not a number above 0`);
}
