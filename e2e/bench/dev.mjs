// npm run bench:dev: how long a squad waits for what it writes. A remote runs from source by `npm run dev` inside a portal of its own;
// ten times a file is saved, from which on the clock runs until the change is on the page. Prints the median, the slowest, and the
// share of the compiler in it; says whether the page kept what was typed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteCopy } from '../support/remote-copy.ts';
import { NodeProcess } from '../support/processes.ts';
import { openRunFolder } from '../support/run-folder.ts';
import { openBrowser, quantile, signIn } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';

const PORT = 18_390;
const DATA = join(ROOT, '.cache/bench-dev');
const ROUNDS = 10;
const FILE = 'src/features/doctors/doctor-list.page.tsx';

rmSync(DATA, { recursive: true, force: true });
const closeRunFolder = await openRunFolder();
const source = await RemoteCopy.of('mfe-doctors');
let dev;
let browser;
try {
  goLive(DATA, buildAll());
  serve('server', { API_PORT: PORT + 1, DATA_DIR: DATA });
  serve('delivery', { PORT, DATA_DIR: DATA });
  await untilReady(PORT);
  dev = NodeProcess.start({
    args: ['tooling/scripts/dev.mjs', source.folder],
    env: { PORTAL_URL: `http://localhost:${PORT}` },
  });
  browser = await openBrowser();
  print(await measure(await browser.newPage(), await ownPage()));
} finally {
  await browser?.close();
  await dev?.stop();
  stopAll();
  await closeRunFolder();
}

async function ownPage() {
  for (;;) {
    const [, origin] = /Open (http:\S+)\//.exec(dev.output) ?? [];
    if (origin) return origin;
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

async function measure(page, origin) {
  await signIn(page, origin);
  await page.goto(`${origin}/doctors`);
  await page.getByRole('searchbox').fill('Dr');
  const times = [];
  let title = 'title={formatMessage(messages.title)}';
  for (let round = 1; round <= ROUNDS; round++) {
    const next = `title="Doctors ${round}"`;
    // Looked for in each frame: a locator looks again after half a second.
    const shown = page.waitForFunction(
      (text) => document.querySelector('main h1')?.textContent === text,
      `Doctors ${round}`,
      { polling: 'raf' },
    );
    const started = performance.now();
    source.save(FILE, title, next);
    await shown;
    times.push(performance.now() - started);
    title = next;
  }
  const isKept = (await page.getByRole('searchbox').inputValue()) === 'Dr';
  return { times, isKept };
}

function print({ times, isKept }) {
  const compiled = [...dev.output.matchAll(/doctors: built in (\d+) ms/g)].map(([, ms]) => Number(ms));
  const row = (values) =>
    `p50 ${quantile(values, 0.5).toFixed(0)} ms, slowest ${Math.max(...values).toFixed(0)} ms`;
  console.log(`from a saved file to the page, ${times.length} times: ${row(times)}`);
  console.log(`of that the compiler: ${row(compiled)}`);
  console.log(`what was typed is ${isKept ? 'kept' : 'lost'}`);
  process.exitCode = isKept ? 0 : 1;
}
