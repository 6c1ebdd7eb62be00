import { join } from 'node:path';
import { runCli } from '../cli/run-cli';
import { openPlace, type StoreKind, type StorePlace } from './store-kinds';

export interface CliFixture extends StorePlace {
  /** Runs a command as a shell would: its exit code and what it wrote. */
  readonly run: (...argv: readonly string[]) => Promise<{ code: number; out: string; err: string }>;
  /** What happens instead while a command waits; it is told how long. */
  onPause: (ms: number) => Promise<void> | void;
  /** A path in the folder of the test. */
  readonly path: (...names: readonly string[]) => string;
}

/** The command line over an environment of its own. */
export async function openCli(kind: StoreKind = 'a folder'): Promise<CliFixture> {
  const place = await openPlace(kind);
  const run: CliFixture['run'] = async (...argv) => {
    const out: string[] = [];
    const err: string[] = [];
    const host = { env: place.env, out: (l: string) => out.push(l), err: (l: string) => err.push(l) };
    const pause = async (ms: number) => fixture.onPause(ms);
    const code = await runCli(argv, { ...host, elapsed: () => 1449, pause });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  const path: CliFixture['path'] = (...names) => join(place.dir, ...names);
  const fixture: CliFixture = { ...place, run, path, onPause: () => undefined };
  return fixture;
}
