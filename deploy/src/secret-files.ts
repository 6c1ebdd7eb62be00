import { readFile } from 'node:fs/promises';
import type { Env, Fault } from './check-settings';

/** Settings that hold a secret, which a vault can hand over as a file instead: `OPS_TOKEN_FILE` names it. */
const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'PROVIDER_TOKEN',
  'PROVIDER_TOKENS',
  'FILE_KEY',
  'FILE_KEY_OTHER',
  'OPS_TOKEN',
  'OPS_PEOPLE',
  'OPS_SECOND_FACTORS',
  'ALERT_WEBHOOK',
  'ALERT_WEBHOOK_KEY',
  'BACKUP_KEY',
];

/** Secrets that lie in files, by their settings, and what is wrong with the names of such files. */
export async function readSecretFiles(
  env: Env,
): Promise<{ readonly secrets: Env; readonly faults: Fault[] }> {
  const secrets: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const name of SECRETS) {
    const setting = `${name}_FILE`;
    const path = env[setting]?.trim() ?? '';
    if (path === '') continue;
    const add = (complaint: string) => faults.push({ setting, message: `${setting} ${complaint}` });
    if ((env[name]?.trim() ?? '') !== '') add(`and ${name} are both set: one of them is enough`);
    else
      try {
        secrets[name] = (await readFile(path, 'utf8')).trim();
      } catch (error) {
        add(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
      }
  }
  return { secrets, faults };
}
