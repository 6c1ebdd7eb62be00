import { setTimeout as pause } from 'node:timers/promises';
import { runCli } from './cli/run-cli';

// Who pipes into `head` closes the pipe early; the command is done all the same.
process.stdout.on('error', () => undefined);

// What is released, and the keys, are for the account that runs the portal alone.
process.umask(0o077);
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  // Counts from the start of the process, which is what a person waits for.
  elapsed: () => performance.now(),
  pause: (ms) => pause(ms),
});
