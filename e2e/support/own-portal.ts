import { expect } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { IS_SOAK } from '../../tooling/testing/soak';
import { test as base } from './company';
import { freePort, NodeProcess, serverPidOf } from './processes';
import { temporaryFolder } from './run-folder';

/** Starting takes its time where cores are few. */
const SLOW = { timeout: 60_000 };

/** A whole portal for tests that do to it what others would notice: started as `npm start` does, on empty data. */
export class OwnPortal {
  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly started: NodeProcess,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<OwnPortal> {
    const dataDir = await temporaryFolder('portal');
    const [port, apiPort] = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const started = NodeProcess.start({
      args: ['tooling/scripts/start.mjs'],
      env: { ...env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir },
    });
    const portal = new OwnPortal(url, dataDir, started);
    try {
      await portal.untilReady();
    } catch (error) {
      await portal.stop();
      throw error;
    }
    return portal;
  }

  /** What its terminal shows. */
  get output(): string {
    return this.started.output;
  }

  untilReady(): Promise<void> {
    return this.started.untilReady(`${this.url}/status`);
  }

  /** The process of its server; null while there is none. */
  serverPid(): Promise<number | null> {
    return serverPidOf(this.dataDir);
  }

  /** How often its server was killed. */
  kills = 0;

  /** Kills its server as nothing else would; answers what waits until the portal has started another one. */
  async killServer(): Promise<() => Promise<void>> {
    const killed = await this.serverPid();
    process.kill(killed ?? NaN, 'SIGKILL');
    this.kills += 1;
    return async () => {
      try {
        await expect.poll(async () => [killed, null].includes(await this.serverPid()), SLOW).toBe(false);
        await this.untilReady();
      } catch (cause) {
        throw new Error(`There is no server again:\n${this.output.slice(-4_000)}`, { cause });
      }
    };
  }

  async stop(): Promise<void> {
    await this.started.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Starts the portal of a worker when the first test wants it. */
class PortalOfWorker {
  private started: Promise<OwnPortal> | undefined;

  constructor(private readonly env: Readonly<Record<string, string>>) {}

  portal(): Promise<OwnPortal> {
    return (this.started ??= OwnPortal.start(this.env));
  }

  async stop(): Promise<void> {
    const portal = this.started;
    this.started = undefined;
    await (await portal)?.stop();
  }
}
const STILL_LAB = { SIMULATOR_STEP_MS: '3600000', SIMULATOR_REPLY_MS: '3600000' };

/** Kills after which the next test has a portal of its own: it kills up to three times. */
const KILLS_OF_A_PORTAL = 2;

interface OwnSettings {
  readonly portals: PortalOfWorker;
  /** Settings of the portal beside those of a lab that stands still. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Tests against a portal of their own, which all of a file share: page and calls go there. Its lab stands still. */
export const test = base.extend<{ readonly ownPortal: OwnPortal }, OwnSettings>({
  settings: [{}, { option: true, scope: 'worker' }],
  portals: [
    async ({ settings }, use) => {
      const portals = new PortalOfWorker({ ...STILL_LAB, ...settings });
      await use(portals);
      await portals.stop();
    },
    { scope: 'worker' },
  ],
  ownPortal: async ({ portals }, use) => {
    const portal = await portals.portal();
    await use(portal);
    // `npm start` gives a server up that dies five times in a row, each within half a minute: tests are as quick as that.
    if (IS_SOAK || portal.kills >= KILLS_OF_A_PORTAL) await portals.stop();
  },
  portal: ({ ownPortal }, use) => use(ownPortal),
  baseURL: ({ ownPortal }, use) => use(ownPortal.url),
});
