/** A setting is missing or impossible; the message begins with its name and tells the operator what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Env = Readonly<Record<string, string | undefined>>;

/** What is set to this is declined on purpose, where production would not start without it. */
const DECLINED = 'none';

/** A variable's text; null when it is declined, not set or blank, as compose files pass on what nobody has set. */
export function readText(env: Env, name: string): string | null {
  const text = env[name]?.trim();
  return text === undefined || text === '' || text === DECLINED ? null : text;
}

/** @throws ConfigError when it is set to something else than a whole number in the range. */
export function readNumber(
  env: Env,
  name: string,
  { least, most }: { least: number; most: number },
): number | null {
  const text = readText(env, name);
  if (text === null) return null;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not ${text}`);
}

/**
 * The message never repeats the address: it may hold a password.
 * @throws ConfigError when it is set to something else than an address of these kinds.
 */
export function readUrl(env: Env, name: string, kinds: readonly string[]): string | null {
  const text = readText(env, name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && url.hostname !== '' && kinds.includes(url.protocol.slice(0, -1))) return text;
  throw new ConfigError(
    `${name} must be an address that begins ${kinds.map((kind) => `${kind}://`).join(' or ')}`,
  );
}
