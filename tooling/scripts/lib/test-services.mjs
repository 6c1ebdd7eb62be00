import { createRequire } from 'node:module';
import { inRoot } from './workspace.mjs';

const DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS_URL = 'redis://127.0.0.1:6379';
const LIMIT_MS = 3_000;

/** The server's tests on its embedded parts, whatever the environment says. */
export const NO_SERVICES = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };

/**
 * Looks for the services that the server's tests can run on, at their usual local ports or where the environment says.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ env: Record<string, string>, missing: string[] }>} where they are, and why one cannot be used
 */
export async function findServices(env) {
  const databaseUrl = env.TEST_DATABASE_URL || DATABASE_URL;
  const redisUrl = env.TEST_REDIS_URL || REDIS_URL;
  const reasons = await Promise.all([
    reasonOf('PostgreSQL', databaseUrl, () => tryPostgres(databaseUrl)),
    reasonOf('Redis', redisUrl, () => tryRedis(redisUrl)),
  ]);
  return {
    env: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl },
    missing: reasons.filter((reason) => reason !== null),
  };
}

/**
 * @param {string} name
 * @param {string} url
 * @param {() => Promise<void>} attempt
 * @returns {Promise<string | null>} why a service cannot be used; null when it can
 */
async function reasonOf(name, url, attempt) {
  try {
    await attempt();
    return null;
  } catch (error) {
    // Without user and password.
    const where = URL.canParse(url) ? new URL(url).host : 'an address that is none';
    return `${name} at ${where} cannot be used: ${error.message || error.code}`;
  }
}

/**
 * It has to let us in and make databases for the tests.
 * @param {string} url
 */
async function tryPostgres(url) {
  const { Client } = ofServer('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user',
    );
    if (!rows[0]?.may) throw new Error('its user may not create databases');
  } finally {
    await client.end();
  }
}

/** @param {string} url */
async function tryRedis(url) {
  const { Redis } = ofServer('ioredis');
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: LIMIT_MS, retryStrategy: () => null });
  // The promise only says that the connection is closed.
  let cause;
  redis.on('error', (error) => (cause = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw cause ?? error;
  } finally {
    if (redis.status !== 'end') redis.disconnect();
  }
}

/**
 * A package of the server's, which has the drivers. Loaded when it is needed: before the installation there is none.
 * @param {string} name
 */
function ofServer(name) {
  return createRequire(inRoot('server', 'package.json'))(name);
}
