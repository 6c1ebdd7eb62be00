import type { Env } from '../../env';
import { runProviderCli } from '../../provider-cli/provider-cli';
import type { ExitCode } from '../../provider-cli/cli-errors';

export interface CliRun {
  readonly code: ExitCode;
  /** What it printed, line by line. */
  readonly out: string;
  readonly err: string;
}

/** Runs a command of the provider's command line. */
export async function runCli(words: readonly string[], env: Env): Promise<CliRun> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runProviderCli(words, {
    env,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
