import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Env, type Secrets } from './config';
import { bearerOf } from './plugins/authorise';

const MIN_LENGTH = 24;
const VARIABLES = { providerToken: 'PROVIDER_TOKEN', fileKey: 'FILE_KEY' } as const satisfies Record<
  keyof Secrets,
  string
>;

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
  const read = (name: keyof Secrets): string => {
    const value = env[VARIABLES[name]] ?? generated[name];
    if (value !== undefined && value.length >= MIN_LENGTH) return value;
    throw new ConfigError(
      `${VARIABLES[name]} must be set to a secret of at least ${MIN_LENGTH} characters (for example: openssl rand -hex 32). ` +
        'Only demo mode (DEMO=1) makes its own.',
    );
  };
  return { providerToken: checkToken(read('providerToken')), fileKey: read('fileKey') };
}

/** What is no bearer token would be refused with every call. */
function checkToken(token: string): string {
  if (bearerOf(`Bearer ${token}`) === token) return token;
  throw new ConfigError(
    `${VARIABLES.providerToken} may have letters (a-z, A-Z), digits and . _ ~ + / = - only, and at most 512 of them.`,
  );
}

/** What is missing in the file is made and added; other programs may keep secrets of their own in it. */
async function readGenerated(dataDir: string): Promise<Partial<Secrets>> {
  const file = join(dataDir, 'service.json');
  await mkdir(dataDir, { recursive: true });
  const kept = await readJson(file);
  const missing = (Object.keys(VARIABLES) as (keyof Secrets)[]).filter((name) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]));
  const all = { ...kept, ...made };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
  return all;
}

async function readJson(file: string): Promise<Partial<Secrets>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ConfigError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
