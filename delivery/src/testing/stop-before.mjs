/**
 * Loaded before a command: at the file system's call that STOP_BEFORE names, for a target that STOP_AT matches, the process
 * says so and never goes on, as if it were about to be killed there.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const name = process.env['STOP_BEFORE'] ?? '';
const target = new RegExp(process.env['STOP_AT'] ?? '.');
const original = fs[name];

fs[name] = (from, to, ...rest) => {
  if (!target.test(String(to))) return original(from, to, ...rest);
  process.stdout.write(`stopped before ${name}\n`);
  setInterval(() => undefined, 60_000);
  return new Promise(() => undefined);
};
syncBuiltinESMExports();
