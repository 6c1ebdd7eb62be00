import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenBuild, type Fault } from './broken-releases';
import { BROKEN_SHELL_MAIN, type ShellFault } from './broken-shells';
import { addDoctor, test as base } from './company';
import { PORTAL } from './portals';
import { freePort, NodeProcess, run } from './processes';
import { temporaryFolder } from './run-folder';

interface LiveRelease {
  readonly version: string;
  readonly entry: string;
  readonly contract: string;
  readonly manifest: Readonly<Record<string, unknown>>;
}

/** How a release did, as the ops page has it. */
export interface ReleaseHealth {
  readonly domain: string;
  readonly version: string;
  readonly starts: number;
  readonly loadFailures: number;
  readonly errors: number;
  readonly messages: readonly { readonly message: string }[];
}

export const OPS_TOKEN = 'token-of-the-tests';

/** What pages told of another portal is no news here. */
const isNoReport = (path: string): boolean => !/delivery\/(?:reports|ticket-key)/.test(path);

/** A second gateway before the portal under test, whose API it uses, with releases of its own to break. */
export class OwnGateway {
  private constructor(
    readonly url: string,
    private readonly dataDir: string,
    private readonly apiUrl: string,
    private readonly process: NodeProcess,
  ) {}

  static async start(portalUrl: string): Promise<OwnGateway> {
    const dataDir = await temporaryFolder('gateway');
    for (const folder of ['releases', 'delivery'])
      await cp(join(PORTAL.dataDir, folder), join(dataDir, folder), { recursive: true, filter: isNoReport });
    const port = await freePort();
    const process = NodeProcess.start({
      args: ['tooling/scripts/run-source.mjs', 'delivery'],
      env: { PORT: String(port), DATA_DIR: dataDir, API_URL: portalUrl, LOG_LEVEL: 'warn', OPS_TOKEN },
    });
    const gateway = new OwnGateway(`http://localhost:${port}`, dataDir, portalUrl, process);
    await process.untilReady(`${gateway.url}/status`);
    return gateway;
  }

  async live(domain: string): Promise<LiveRelease> {
    const feed = await readJson<{ domains: Record<string, LiveRelease> }>(
      join(this.dataDir, 'delivery/feed.json'),
    );
    const release = feed.domains[domain];
    if (!release) throw new Error(`No release of ${domain} is live`);
    return release;
  }

  /** Takes the folder of a release off the disk; answers what puts it back. */
  async removeFolder(domain: string, version: string): Promise<() => Promise<void>> {
    const folder = this.folder(domain, version);
    const away = join(this.dataDir, `${domain}-away`);
    await rename(folder, away);
    return () => rename(away, folder);
  }

  /**
   * Makes the live entry of a domain different from what was released; answers what makes it right again. The file keeps
   * its length and is served without its packed copy, so that nothing but its content is wrong.
   */
  async changeEntry(domain: string): Promise<() => Promise<void>> {
    const { version, entry } = await this.live(domain);
    const record = join(this.folder(domain, version), 'release.json');
    const release = await readJson<{ files: Record<string, { brotli: number | null }> }>(record);
    const file = release.files[entry];
    if (file) file.brotli = null;
    await writeFile(record, JSON.stringify(release));
    const path = join(this.folder(domain, version), entry);
    const released = await readFile(path);
    await writeFile(path, Buffer.concat([Buffer.from('(;'), released.subarray(2)]));
    return () => writeFile(path, released);
  }

  /** Publishes a release of a domain with a fault; answers its version. */
  publishBroken(domain: string, fault: Fault): Promise<string> {
    return this.publishMade(domain, fault);
  }

  /** Publishes a release of the chat that is known by its one line beside a case; answers its version. */
  publishStandIn(): Promise<string> {
    return this.publishMade('chat', 'standIn');
  }

  /** Publishes a shell with a fault and makes it live for everybody; answers its version. */
  async breakShell(fault: ShellFault): Promise<string> {
    const before = (await this.live('shell')).version;
    const version = `${before}-${fault}`;
    const build = join(this.dataDir, 'builds/shell', fault);
    await mkdir(build, { recursive: true });
    await cp(join(this.folder('shell', before), 'index.html'), join(build, 'index.html'));
    const { contract, shared, slots, events } = await readJson<Record<string, unknown>>(
      join(this.folder('shell', before), 'release.json'),
    );
    const facts = {
      kind: 'shell',
      domain: 'shell',
      version,
      contract,
      shared,
      slots,
      events,
      scripts: ['main.js'],
    };
    await writeFile(join(build, 'build.json'), JSON.stringify(facts));
    await writeFile(join(build, 'main.js'), BROKEN_SHELL_MAIN[fault]);
    await this.delivery('publish', build, '--force');
    await this.delivery('activate', `shell@${version}`);
    return version;
  }

  /** Tests a build that was made here as a release does before it publishes one. */
  smokeTest(domain: string, name: ShellFault | Fault | 'standIn') {
    const build = join(this.dataDir, 'builds', domain, name);
    const script = ['--import', 'tsx', 'tooling/scripts/smoke-test.mjs'];
    return run({ args: [...script, build, '--data', this.dataDir] });
  }

  /** What ops see of a release of the shell. */
  async healthOfShell(version: string): Promise<ReleaseHealth | undefined> {
    const headers = { 'content-type': 'application/json', origin: this.url };
    const body = JSON.stringify({ token: OPS_TOKEN, name: 'tests' });
    const login = await fetch(`${this.url}/ops/api/session`, { method: 'POST', headers, body });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const answer = await fetch(`${this.url}/ops/api/state`, { headers: { cookie } });
    const { health } = (await answer.json()) as { health: readonly ReleaseHealth[] };
    return health.find((item) => item.domain === 'shell' && item.version === version);
  }

  private async publishMade(domain: string, fault: Fault | 'standIn'): Promise<string> {
    const live = await this.live(domain);
    const version = `${live.version}-${fault}`;
    const build = join(this.dataDir, 'builds', domain, fault);
    await mkdir(build, { recursive: true });
    for (const [name, content] of Object.entries(brokenBuild(fault, domain, version, live)))
      await writeFile(join(build, name), typeof content === 'string' ? content : JSON.stringify(content));
    await writeFile(join(build, 'mf-manifest.json'), '{"exposes":[]}');
    await this.delivery('publish', build, '--force');
    return version;
  }

  /** Takes a lazy chunk of the live release of a domain off the disk, packed copy and all. */
  async removeChunk(domain: string, hasText: string): Promise<void> {
    const folder = this.folder(domain, (await this.live(domain)).version);
    for (const name of await readdir(folder)) {
      if (!/\.[0-9a-f]{8}\.js$/.test(name) || name.startsWith('__federation')) continue;
      const content = await readFile(join(folder, name), 'utf8');
      if (content.includes(hasText))
        for (const file of [name, `${name}.br`]) await rm(join(folder, file), { force: true });
    }
  }

  /** Changes the stored feed behind delivery's back, so that its signature is no longer right. */
  async tamper(): Promise<void> {
    const folder = join(this.dataDir, 'delivery/revisions');
    const last =
      (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .at(-1) ?? '';
    const text = await readFile(join(folder, last), 'utf8');
    const next = String(Number.parseInt(last, 10) + 1);
    const tampered = text.replace(/"revision":\d+/g, `"revision":${next}`);
    await writeFile(join(folder, `${next.padStart(8, '0')}.json`), tampered);
  }

  /** Runs the delivery commands on this gateway's releases. */
  async delivery(...args: string[]): Promise<void> {
    const reason = ['--data', this.dataDir, '--by', 'tests', '--reason', 'a broken remote'];
    // Made by hand, some of them to fail: no smoke test has seen them.
    const unproven = args[0] === 'activate' ? ['--unchecked'] : [];
    const { code, output } = await run({
      args: ['delivery/cli.mjs', ...args, ...unproven, ...reason],
      env: { API_URL: this.apiUrl },
    });
    if (code !== 0) throw new Error(output);
  }

  async stop(): Promise<void> {
    await this.process.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private folder(domain: string, version: string): string {
    return join(this.dataDir, 'releases', domain, version);
  }
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

interface Fixtures {
  readonly gateway: OwnGateway;
}

/**
 * Tests with a gateway of their own: pages come from there, data from the portal under test. The company has a doctor, whose
 * name nothing but the remote of the doctors shows.
 */
export const test = base.extend<Fixtures>({
  company: async ({ company }, use) => {
    await addDoctor(company.api);
    await use(company);
  },
  gateway: async ({ portal }, use) => {
    const gateway = await OwnGateway.start(portal.url);
    await use(gateway);
    await gateway.stop();
  },
  baseURL: ({ gateway }, use) => use(gateway.url),
});
