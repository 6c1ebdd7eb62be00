// Runs a build in a headless browser before it is released: its pages open, and nothing fails in them. Run by:
// node --import tsx tooling/scripts/smoke-test.mjs mfe-cases/dist [--data var]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { startSmokePortal } from './lib/smoke-portal.mjs';
import { visitPages } from './lib/smoke-visit.mjs';
import { PlainError, ROOT, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' } },
  });
  const [buildDir] = positionals;
  if (buildDir === undefined) throw new PlainError('Which build folder?', { exitCode: 2 });
  const dataDir = path.resolve(ROOT, values.data ?? process.env.DATA_DIR ?? 'var');
  console.log(await smokeTest(path.resolve(buildDir), dataDir));
});

async function smokeTest(buildDir, dataDir) {
  const browser = findBrowser();
  if (!browser) return 'not run: there is no Chromium or Chrome here (CHROMIUM_PATH names one)';
  const dir = await mkdtemp(path.join(tmpdir(), 'portal-smoke-'));
  try {
    const portal = await startSmokePortal(dir, buildDir, dataDir);
    try {
      if (!portal.feed.domains.shell) return 'not run: no shell is live that it could run in';
      const { pages, trouble } = await visitPages(portal, browser);
      if (trouble !== null) throw new PlainError(trouble, { exitCode: 3 });
      return `${pages} ${pages === 1 ? 'page' : 'pages'} opened, nothing failed`;
    } finally {
      await portal.stop();
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
