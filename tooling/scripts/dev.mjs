// npm run dev -- cases company: serves remotes from source, and the shell with `shared`, inside a portal that runs, on this machine or
// where PORTAL_URL says. A saved file is on the page without losing what the page was at.
import { devLinks, portalOf, troubleWith } from './lib/dev-portal.mjs';
import { chosenSources } from './lib/dev-sources.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { freePortFrom } from './lib/ports.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { inRoot, runScript } from './lib/workspace.mjs';

const FIRST_PORT = 8090;

await runScript(async () => {
  checkNodeVersion();
  const sources = chosenSources(process.argv.slice(2));
  const portal = portalOf(process.env);
  endOnSignals({ exitCode: 0 });
  process.env.NODE_ENV = 'development';
  await ensureInstalled();
  // What it is made of may only now be installed.
  const { startDevServer } = await import('../dev/dev-server.mjs');
  const port = await freePortFrom(FIRST_PORT, 'localhost');
  const ids = sources.map(({ id }) => id);
  console.log(`… building ${ids.join(', ')}`);
  await startDevServer({ sources, portal, port, cacheDir: inRoot('.cache', 'dev') });
  console.log(devLinks({ ids, portal, port, trouble: await troubleWith(portal) }));
});
