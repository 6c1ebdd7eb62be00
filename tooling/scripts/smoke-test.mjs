// Runs builds in a headless browser before they are released: their pages open, and nothing fails in them. What went well is written
// beside each build, and published with it as its proof. Several builds are tried together. Run by:
// node --import tsx tooling/scripts/smoke-test.mjs mfe-cases/dist [--data var]
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentDigest, SMOKE_FILE } from '../../delivery/src/releases/index.ts';
import { findBrowser } from './lib/browser.mjs';
import { startSmokePortal } from './lib/smoke-portal.mjs';
import { visitPages } from './lib/smoke-visit.mjs';
import { PlainError, ROOT, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' } },
  });
  const buildDirs = positionals.map((dir) => path.resolve(dir));
  if (buildDirs.length === 0) throw new PlainError('Which build folder?', { exitCode: 2 });
  const dataDir = path.resolve(ROOT, values.data ?? process.env.DATA_DIR ?? 'var');
  console.log(await smokeTest(buildDirs, dataDir));
});

async function smokeTest(buildDirs, dataDir) {
  const browser = findBrowser();
  if (!browser) return 'not run: there is no Chromium or Chrome here (CHROMIUM_PATH names one)';
  const dir = await mkdtemp(path.join(tmpdir(), 'portal-smoke-'));
  try {
    const portal = await startSmokePortal(dir, buildDirs, dataDir);
    try {
      if (!portal.feed.domains.shell) return 'not run: no shell is live that it could run in';
      const { pages, trouble } = await visitPages(portal, browser);
      if (trouble !== null) throw new PlainError(trouble, { exitCode: 3 });
      for (const plan of portal.plans) await writeProof(plan, pages);
      return `${pages} ${pages === 1 ? 'page' : 'pages'} opened, nothing failed`;
    } finally {
      await portal.stop();
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function writeProof({ dir, digests }, pages) {
  const proof = { content: contentDigest(digests), pages, at: new Date().toISOString() };
  await writeFile(path.join(dir, SMOKE_FILE), `${JSON.stringify(proof)}\n`);
}
