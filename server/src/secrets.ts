import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Env, type ProviderToken, type Secrets } from './config';
import { readText } from './env';
import { bearerOf } from './plugins/authorise';

const MIN_LENGTH = 24;
const OTHER = 'FILE_KEY_OTHER';
const VARIABLES = { providerToken: 'PROVIDER_TOKEN', fileKey: 'FILE_KEY' } as const;
type SecretName = keyof typeof VARIABLES;
type Kept = Partial<Record<SecretName, string>>;
/** What the audit log and a terminal show of whoever has a token. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._'@-]{0,79}$/u;

/** At least one; the first is for what is made anew. */
export type FileKeys = readonly [string, ...string[]];

/**
 * The server's secrets: from the environment, or in demo mode from `service.json` in the data folder, made at first start.
 * @throws ConfigError outside demo mode when one is missing or too short; in any mode when the service token cannot travel
 * in a header.
 */
export async function readSecrets(
  env: Env,
  { dataDir, isDemo }: { dataDir: string; isDemo: boolean },
): Promise<Secrets> {
  const generated = isDemo ? await readGenerated(dataDir) : {};
  const read = (name: SecretName): string => {
    const value = env[VARIABLES[name]] ?? generated[name];
    if (value !== undefined && value.length >= MIN_LENGTH) return value;
    throw new ConfigError(
      `${VARIABLES[name]} must be set to a secret of at least ${MIN_LENGTH} characters (for example: openssl rand -hex 32). ` +
        'Only demo mode (DEMO=1) makes its own.',
    );
  };
  const otherFileKey = readText(env, OTHER);
  if (otherFileKey !== null && otherFileKey.length < MIN_LENGTH)
    throw new ConfigError(`${OTHER} must be a secret of at least ${MIN_LENGTH} characters, or not be set.`);
  return {
    providerToken: checkToken(read('providerToken')),
    providerTokens: readProviderTokens(env),
    fileKey: read('fileKey'),
    ...(otherFileKey !== null && { otherFileKey }),
  };
}

/**
 * The keys that addresses and waiting mails may have been made with, the one for new ones first: the key can be changed
 * without any of them being lost (docs/runbooks/secrets.md).
 */
export function fileKeysOf({ fileKey, otherFileKey }: Secrets): FileKeys {
  return otherFileKey === undefined ? [fileKey] : [fileKey, otherFileKey];
}

/** What is no bearer token would be refused with every call. */
function checkToken(token: string, what: string = VARIABLES.providerToken): string {
  if (bearerOf(`Bearer ${token}`) === token) return token;
  throw new ConfigError(
    `${what} may have tokens of letters (a-z, A-Z), digits and . _ ~ + / = - only, and of at most 512 of them.`,
  );
}

/** PROVIDER_TOKENS: `name:token`, or `name:token:2027-06-30` for one that ends with that day, with commas between. @throws ConfigError, which repeats no token */
function readProviderTokens(env: Env): ProviderToken[] {
  const tokens = (readText(env, 'PROVIDER_TOKENS') ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part): ProviderToken => {
      const [name = '', token = '', day, ...rest] = part.split(':').map((text) => text.trim());
      const until = day === undefined ? null : endOfDay(day);
      if (rest.length > 0 || !NAME.test(name) || token.length < MIN_LENGTH || Number.isNaN(until?.getTime()))
        throw new ConfigError(
          `PROVIDER_TOKENS must be name:token or name:token:2027-06-30, with commas between, and tokens of at least ${MIN_LENGTH} characters.`,
        );
      return { name, token: checkToken(token, 'PROVIDER_TOKENS'), until };
    });
  for (const key of ['name', 'token'] as const)
    if (new Set(tokens.map((one) => one[key])).size < tokens.length)
      throw new ConfigError(`PROVIDER_TOKENS has a ${key} twice.`);
  return tokens;
}

/** The last moment of a day in UTC, as `2027-06-30`; an invalid date for what is no day. */
function endOfDay(day: string): Date {
  const end = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T23:59:59.999Z` : NaN);
  // 31 February is a day of March to some.
  return end.toJSON()?.startsWith(day) ? end : new Date(NaN);
}

/** What is missing in the file is made and added; other programs may keep secrets of their own in it. */
async function readGenerated(dataDir: string): Promise<Kept> {
  const file = join(dataDir, 'service.json');
  await mkdir(dataDir, { recursive: true });
  const kept = await readJson(file);
  const missing = (Object.keys(VARIABLES) as SecretName[]).filter((name) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]));
  const all = { ...kept, ...made };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
  return all;
}

async function readJson(file: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ConfigError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
