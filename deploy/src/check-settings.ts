import { isAbsolute } from 'node:path';
import { findPlainAddresses } from './plain-addresses';

export type Env = Readonly<Record<string, string | undefined>>;

/** A setting that production does not start without. */
export interface NeededSetting {
  readonly purpose: string;
  readonly example: string;
  /** What happens when it is set to `none`; without this text it cannot be declined. */
  readonly declined?: string;
}

export type NeededSettings = Readonly<Record<string, NeededSetting>>;

/** A process of the portal, as far as its settings go. */
export interface Part {
  readonly needed: NeededSettings;
  /** Reads all settings as the process does. Throws on the first that is wrong, in a message that begins with its name. */
  readonly read: (env: Env) => unknown;
}

/** What is wrong with a setting: `DATABASE_POOL must be a whole number from 2 to 500, not many`. */
export interface Fault {
  /** Null when the message names none. */
  readonly setting: string | null;
  readonly message: string;
}

const DECLINED = 'none';
/** Taken for a setting with a fault, one after the other, to see what else is wrong: some of these every setting takes. */
const STAND_INS = [undefined, 'x'.repeat(64), 'somebody@example.com'];

/** All that is missing or wrong in the settings of these parts, each setting once. */
export async function findFaults(env: Env, parts: readonly Part[]): Promise<Fault[]> {
  const faults = new Map<string, Fault>();
  const add = (setting: string, complaint: string) =>
    faults.has(setting) || faults.set(setting, { setting, message: `${setting} ${complaint}` });
  for (const [name, { declined }] of parts.flatMap(({ needed }) => Object.entries(needed))) {
    const text = env[name]?.trim() ?? '';
    if (text === '') add(name, 'is missing');
    if (text === DECLINED && declined === undefined) add(name, 'cannot be declined');
  }
  for (const [name, complaint] of Object.entries(PRODUCTION_RULES)) {
    const found = complaint(env[name]?.trim() ?? '');
    if (found !== null) add(name, found);
  }
  for (const [name, complaint] of findPlainAddresses(env)) add(name, complaint);
  for (const part of parts)
    for (const fault of await faultsOf(part, env)) {
      const name = fault.setting ?? fault.message;
      if (!faults.has(name)) faults.set(name, fault);
    }
  return [...faults.values()];
}

/** What is right for a process on a developer's machine, and wrong where clinics work. */
const PRODUCTION_RULES: Readonly<Record<string, (text: string) => string | null>> = {
  DATA_DIR: (text) => (text === '' || isAbsolute(text) ? null : `must be an absolute path, not ${text}`),
  DEMO: (text) => (text === '1' ? 'must not be 1: what is built for production has no demo' : null),
  PUBLIC_URL: (text) =>
    /^http:/.test(text) && !/^http:\/\/localhost(?=[:/]|$)/.test(text)
      ? 'must begin https://, as browsers check releases there and on localhost only'
      : null,
};

/** Reads the settings again and again, each time with a stand-in for the one that was found wrong. */
async function faultsOf({ read }: Part, env: Env): Promise<Fault[]> {
  const faults: Fault[] = [];
  const tries = new Map<string, number>();
  let trial = env;
  for (;;) {
    const message = await messageOf(() => read(trial));
    if (message === null) return faults;
    const setting = /^[A-Z][A-Z0-9_]+(?= )/.exec(message)?.[0] ?? null;
    const tried = tries.get(setting ?? '') ?? 0;
    if (tried === 0) faults.push({ setting, message });
    if (setting === null || tried === STAND_INS.length) return faults;
    trial = { ...trial, [setting]: STAND_INS[tried] };
    tries.set(setting, tried + 1);
  }
}

async function messageOf(work: () => unknown): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One text for the terminal: each fault, what its setting is for, and what to write. */
export function describeFaults(faults: readonly Fault[], needed: NeededSettings): string {
  const count = faults.length === 1 ? '1 setting is' : `${faults.length} settings are`;
  const paragraphs = faults.map(({ setting, message }) => {
    const known = setting === null ? undefined : needed[setting];
    return [`  ${message}`, ...(known ? help(setting ?? '', known) : [])].join('\n');
  });
  return `Nothing was started: ${count} missing or wrong.\n\n${paragraphs.join('\n\n')}\n`;
}

function help(name: string, { purpose, example, declined }: NeededSetting): string[] {
  const lines = [`${purpose}.`, `For example ${name}=${example}`];
  if (declined !== undefined) lines.push(`Or ${name}=${DECLINED}: ${declined}`);
  return lines.map((line) => `      ${line}`);
}
