import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openStores } from '../../../delivery/src/data-folder.ts';
import { buildGateway } from '../../../delivery/src/gateway/app.ts';
import { Delivery } from '../../../delivery/src/operations/index.ts';
import { buildCompany, buildConfiguration, buildContact } from '../../../shared/testing/builders.ts';
import { inRoot, PlainError } from './workspace.mjs';

const OPS_TOKEN = 'token-of-a-smoke-test';

/**
 * A portal on a port and in a folder of its own, in which nobody works: the given builds, and from the live feed what they run
 * with. Its server knows one person and has nothing else.
 * @param {string} dir empty folder
 * @param {readonly string[]} buildDirs
 * @param {string} dataDir data folder of the portal that the builds are for
 */
export async function startSmokePortal(dir, buildDirs, dataDir) {
  const target = openStores(dataDir, process.env);
  const own = openStores(dir, {});
  const plans = [];
  for (const dir of buildDirs) plans.push({ dir, ...(await target.releases.plan(dir)) });
  const builds = plans.map(({ build }) => build);
  const hasShell = builds.some(({ kind }) => kind === 'shell');
  const live = Object.entries((await target.feed.read())?.domains ?? {}).flatMap(([domain, entry]) =>
    entry && !builds.some((build) => build.domain === domain)
      ? [{ domain, version: entry.version, kind: entry.kind }]
      : [],
  );
  // A remote needs the shell alone; a shell is tried with every remote.
  const others = live.filter(({ kind }) => hasShell || kind === 'shell');
  for (const ref of others) await copyRelease(target.releases, ref, dir);
  for (const buildDir of buildDirs) await own.releases.publish(buildDir);

  const refs = [...builds, ...others].map(({ domain, version }) => ({ domain, version }));
  const delivery = new Delivery({ ...own, now: () => new Date() });
  await delivery.activate(refs, { who: 'smoke test', why: 'smoke test', force: true });
  const api = await startApi();
  const { app } = await buildGateway(
    {
      ...{ apiUrl: api.url, trustProxy: [], allowOverrides: false, securityContact: null },
      ...{ dataDir: dir, selfHealing: false, redisUrl: null, alertWebhook: null },
      ...{
        opsToken: OPS_TOKEN,
        opsPeople: [],
        opsSecondFactors: null,
        cohorts: [],
        opsAssets: inRoot('delivery/dist/ops'),
      },
      browserScripts: inRoot('delivery/browser'),
    },
    own,
  );
  const url = await app.listen({ port: 0, host: 'localhost' });
  return {
    url,
    builds,
    plans,
    feed: await delivery.live(),
    health: () => askHealth(app),
    stop: async () => {
      await app.close();
      api.stop();
    },
  };
}

/** Not compressed, which takes longest and is of no use here. */
async function copyRelease(releases, { domain, version }, dir) {
  const release = await releases.find(domain, version);
  if (!release) throw new PlainError(`The release of ${domain} ${version}, which is live, is missing`);
  const folder = path.join(dir, 'releases', domain, version);
  for (const file of Object.keys(release.files)) {
    const stream = await releases.openFile(release, file, 'identity');
    if (!stream) throw new PlainError(`${domain} ${version} lacks its file ${file}`);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), await buffer(stream));
  }
  const files = Object.fromEntries(
    Object.entries(release.files).map(([name, file]) => [name, { ...file, brotli: null }]),
  );
  await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, files }));
}

/** What the pages report of each release, as ops would see it. */
async function askHealth(app) {
  const origin = 'http://localhost';
  const login = await app.inject({
    ...{ method: 'POST', url: '/ops/api/session', headers: { origin, host: 'localhost' } },
    payload: { token: OPS_TOKEN, name: 'smoke test' },
  });
  const cookie = String(login.headers['set-cookie']).split(';')[0];
  const state = await app.inject({ url: '/ops/api/state', headers: { cookie } });
  return state.json().health;
}

const ANSWERS = {
  '/api/client/contact/me': buildContact(),
  '/api/client/company/me': buildCompany(),
  '/api/client/company/configuration': buildConfiguration(),
};

async function startApi() {
  const server = createServer(({ url = '' }, response) => {
    const answer = ANSWERS[url.split('?')[0]];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(answer ?? { code: 'notFound', message: 'There is nothing in a smoke test.' }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
