import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { readText, type Env } from '../env';
import { createSeal } from '../seal';
import { BackupError } from './backup-error';
import { isSecret } from './places';

/** Where an installation has files that are secret. */
export interface KeyFolders {
  readonly dataDir: string;
  readonly keysDir: string;
}

interface Keys {
  /** By `keys/…` and `data/…`, in base64. */
  readonly files: Readonly<Record<string, string>>;
  /** Secrets of the environment without which something in the database cannot be opened or proven. */
  readonly env: Readonly<Record<string, string>>;
}

export const KEY_VARIABLE = 'BACKUP_KEY';
const LEAST_LENGTH = 24;
const SECRETS = [
  'FILE_KEY',
  'FILE_KEY_OTHER',
  'PROVIDER_TOKEN',
  'PROVIDER_TOKENS',
  'OPS_TOKEN',
  'OPS_PEOPLE',
  'OPS_SECOND_FACTORS',
  'ALERT_WEBHOOK',
  'ALERT_WEBHOOK_KEY',
] as const;
/** Where the environment's secrets of the time of the backup are put for who restores it. */
export const SECRETS_FILE = 'restored-secrets.env';

/** @throws BackupError without one that is long enough */
export function readBackupKey(env: Env): string {
  const key = readText(env, KEY_VARIABLE);
  if (key !== null && key.length >= LEAST_LENGTH) return key;
  throw new BackupError(
    `${KEY_VARIABLE} must be a secret of at least ${LEAST_LENGTH} characters that is kept apart from the backups ` +
      '(for example: openssl rand -hex 32). Who keeps copies of the keys elsewhere says --without-keys.',
  );
}

/** All secrets of an installation, unreadable without `key`. */
export async function sealKeys(folders: KeyFolders, env: Env, key: string): Promise<string> {
  const found = [
    ...(await readAll('keys', folders.keysDir)),
    ...(await readAll('data', folders.dataDir, 'service.json')),
    ...(await readAll('data', folders.dataDir, 'delivery')).filter(
      ([path]) => isSecret(path.slice('data/'.length)) && !path.startsWith('data/delivery/keys/'),
    ),
  ];
  const set = SECRETS.flatMap((name) => {
    const text = readText(env, name);
    return text === null ? [] : [[name, text] as const];
  });
  const keys: Keys = { files: Object.fromEntries(found), env: Object.fromEntries(set) };
  return sealOf(key).seal(JSON.stringify(keys));
}

/** @throws BackupError when they were sealed with another key */
export function openKeys(sealed: string, key: string): Keys {
  try {
    return JSON.parse(sealOf(key).open(sealed)) as Keys;
  } catch {
    throw new BackupError(`${KEY_VARIABLE} is not the one that the keys of this backup were sealed with.`);
  }
}

/** Puts keys where they were; answers which secrets of the environment are others than those of the backup. */
export async function restoreKeys(keys: Keys, folders: KeyFolders, env: Env): Promise<string[]> {
  for (const [name, content] of Object.entries(keys.files)) {
    const [root, ...path] = name.split('/');
    const folder = root === 'keys' ? folders.keysDir : folders.dataDir;
    const file = join(folder, ...path);
    if (relative(folder, file).startsWith('..')) throw new BackupError(`A key leaves its folder: ${name}`);
    await writePrivate(file, Buffer.from(content, 'base64'));
  }
  const others = Object.entries(keys.env).filter(([name, text]) => readText(env, name) !== text);
  if (others.length > 0)
    await writePrivate(
      join(folders.dataDir, SECRETS_FILE),
      others.map(([name, text]) => `${name}=${text}\n`).join(''),
    );
  return others.map(([name]) => name);
}

async function writePrivate(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, content, { mode: 0o600 });
  await chmod(file, 0o600);
}

function sealOf(key: string) {
  return createSeal([key], 'keys of a backup');
}

/** The files of a folder, or one of them, by the name that they get here. */
async function readAll(name: string, root: string, below = ''): Promise<[string, string][]> {
  const top = join(root, below);
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  const files =
    entries === null
      ? [top]
      : entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
          .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      `${name}/${relative(root, file)}`,
      (await readFile(file)).toString('base64'),
    ]),
  );
}
