export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Base address of the API server, without a slash at the end. */
  readonly apiUrl: string;
  readonly logLevel: string;
  /** Believe `x-forwarded-*` of the caller: only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Let pages load a remote from a developer's machine (`?portal-override=`). Never in production. */
  readonly allowOverrides: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an error with a one-line message on a value that cannot be used. */
export function readConfig(env: Environment): GatewayConfig {
  const port = readPort(env);
  const apiPort = env['API_PORT'] ?? String(port + 1);
  return {
    port,
    host: env['HOST'] ?? 'localhost',
    dataDir: env['DATA_DIR'] ?? 'var',
    apiUrl: readUrl('API_URL', env['API_URL'] ?? `http://127.0.0.1:${apiPort}`),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    trustProxy: env['TRUST_PROXY'] === '1',
    allowOverrides: env['DEMO'] === '1',
  };
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
