import { runBackupCli } from './backup-cli';

// Records of patients and keys are for the account that runs the portal alone.
process.umask(0o077);
process.exitCode = await runBackupCli(process.argv.slice(2), {
  env: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
