import { test as base } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, NodeProcess, serverPidOf } from './processes';
import { temporaryFolder } from './run-folder';

/** A whole portal for one test that does to it what others would notice: started as `npm start` does, on empty data. */
export class OwnPortal {
  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly process: NodeProcess,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<OwnPortal> {
    const dataDir = await temporaryFolder('portal');
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

  serverPid(): Promise<number | null> {
    return serverPidOf(this.dataDir);
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
