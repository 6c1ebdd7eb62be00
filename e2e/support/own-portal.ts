import { test as base } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, NodeProcess } from './processes';

/** A whole portal for one test that does to it what others would notice: started as `npm start` does, on empty data. */
export class OwnPortal {
  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly process: NodeProcess,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<OwnPortal> {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-own-'));
    const [port, apiPort] = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const process = NodeProcess.start({
      args: ['tooling/scripts/start.mjs'],
      env: { ...env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir },
    });
    const portal = new OwnPortal(url, dataDir, process);
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
    return this.process.output;
  }

  untilReady(): Promise<void> {
    return this.process.untilReady(`${this.url}/readyz`);
  }

  /** The process that has the data folder open, as its lock tells; null while there is none. */
  async serverPid(): Promise<number | null> {
    try {
      const { pid } = JSON.parse(await readFile(join(this.dataDir, 'db.lock'), 'utf8')) as { pid: number };
      return pid;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    await this.process.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

interface Fixtures {
  readonly ownPortal: OwnPortal;
}

/** Tests against a portal of their own: page and request go there. The simulated provider stands still in it. */
export const test = base.extend<Fixtures>({
  ownPortal: async ({}, use) => {
    const portal = await OwnPortal.start({ SIMULATOR_STEP_MS: '3600000', SIMULATOR_REPLY_MS: '3600000' });
    await use(portal);
    await portal.stop();
  },
  baseURL: ({ ownPortal }, use) => use(ownPortal.url),
});
