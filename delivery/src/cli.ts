import { runCli } from './cli/run-cli';

// Who pipes into `head` closes the pipe early; the command is done all the same.
process.stdout.on('error', () => undefined);

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  // Counts from the start of the process, which is what a person waits for.
  elapsed: () => performance.now(),
});
