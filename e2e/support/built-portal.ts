import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { findServices } from '../../tooling/scripts/lib/test-services.mjs';
import { createBareDatabase } from '../../server/src/testing/services/test-postgres';
import { freePort, NodeProcess, run } from './processes';
import { temporaryFolder } from './run-folder';

const PROGRAM = 'dist/portal/portal.mjs';
const secret = (): string => randomBytes(32).toString('hex');

/** Settings of a machine that would otherwise reach a portal of a test. */
const UNSET = [
  'DEMO',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'S3_BUCKET',
  'DELIVERY_S3_BUCKET',
  'MAIL_FROM',
];
export const NO_SETTINGS = Object.fromEntries(
  [
    ...UNSET,
    'PUBLIC_URL',
    'SMTP_URL',
    'OPS_TOKEN',
    'OPS_SECOND_FACTORS',
    'PROVIDER_TOKEN',
    'FILE_KEY',
    'API_URL',
  ].map((name) => [name, '']),
);

/** Runs a command of the portal that `npm run build` made. */
export function runBuilt(args: readonly string[], env: Readonly<Record<string, string>>) {
  return run({ args: [PROGRAM, ...args], env });
}

/**
 * The portal as it is put into production: built, on PostgreSQL where the tests have one, with its secrets, mails in the outbox
 * of an empty data folder, and nothing live.
 */
export class BuiltPortal {
  private started: NodeProcess | undefined;

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    readonly env: Readonly<Record<string, string>>,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  static async make(): Promise<BuiltPortal> {
    const services = await findServices(process.env);
    const hasPostgres = !services.missing.some((reason) => reason.startsWith('PostgreSQL'));
    const database = hasPostgres
      ? await createBareDatabase(services.env.TEST_DATABASE_URL ?? '')
      : { url: 'none', drop: async () => undefined };
    const [port, apiPort, dataDir] = [await freePort(), await freePort(), await temporaryFolder('built')];
    const url = `http://localhost:${port}`;
    const env = {
      ...NO_SETTINGS,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PUBLIC_URL: url,
      SMTP_URL: 'none',
      OPS_TOKEN: secret(),
      OPS_SECOND_FACTORS: 'none',
      PROVIDER_TOKEN: secret(),
      FILE_KEY: secret(),
      API_URL: `http://127.0.0.1:${apiPort}`,
      PORT: String(port),
      API_PORT: String(apiPort),
    };
    return new BuiltPortal(url, dataDir, env, database.drop);
  }

  /** Runs one of its commands, as `init`; throws what it said when it does not end well. */
  async run(...args: string[]): Promise<string> {
    const { code, output } = await runBuilt(args, this.env);
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  }

  async serve(): Promise<void> {
    this.started = NodeProcess.start({ args: [PROGRAM, 'serve'], env: this.env });
    await this.started.untilReady(`${this.url}/status`);
  }

  /** Ends its processes; answers what `serve` printed. */
  async stop(): Promise<string> {
    await this.started?.stop();
    return this.started?.output ?? '';
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.dropDatabase();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
