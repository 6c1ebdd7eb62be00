import type { Env } from './check-settings';

/** Hosts that are reached inside a private network of the operator's, with commas between. */
export const PLAIN_HOSTS = 'PLAIN_HOSTS';
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
/** Of PostgreSQL: without one of these the driver speaks in clear. */
const SSL_MODES = ['require', 'verify-ca', 'verify-full'];

/** Services that the processes speak to, and whether an address of each speaks in clear. */
const SERVICES: Readonly<Record<string, (url: URL) => boolean>> = {
  DATABASE_URL: ({ searchParams }) => !SSL_MODES.includes(searchParams.get('sslmode') ?? ''),
  REDIS_URL: ({ protocol }) => protocol === 'redis:',
  S3_ENDPOINT: ({ protocol }) => protocol === 'http:',
  DELIVERY_S3_ENDPOINT: ({ protocol }) => protocol === 'http:',
  API_URL: ({ protocol }) => protocol === 'http:',
  CLAMD_URL: () => true,
  ALERT_WEBHOOK: ({ protocol }) => protocol === 'http:',
  OTEL_EXPORTER_OTLP_ENDPOINT: ({ protocol }) => protocol === 'http:',
};

/** What is wrong with addresses that speak in clear to another machine which nobody has named for it; by setting. */
export function findPlainAddresses(env: Env): readonly (readonly [setting: string, complaint: string])[] {
  const allowed = [...THIS_MACHINE, ...(env[PLAIN_HOSTS] ?? '').split(',').map((name) => name.trim())];
  return Object.entries(SERVICES).flatMap(([setting, isPlain]) => {
    const text = env[setting]?.trim() ?? '';
    // What is no address is somebody else's complaint.
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !isPlain(url) || allowed.includes(url.hostname)) return [];
    const complaint = `speaks to ${url.hostname} in clear: take TLS, or name ${url.hostname} in ${PLAIN_HOSTS}, where it is in a network of its own`;
    return [[setting, complaint] as const];
  });
}
