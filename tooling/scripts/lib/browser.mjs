import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { step } from './progress.mjs';
import { run } from './processes.mjs';
import { inRoot, PlainError, ROOT } from './workspace.mjs';

/** The shell without windows first: the same engine, at three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium is for the end-to-end tests; one is installed when there is none. */
export async function ensureBrowser() {
  const there = findBrowser();
  if (there) return there;
  await step('installing a browser', installBrowser);
  const installed = findBrowser();
  if (installed) return installed;
  throw new PlainError(
    'The end-to-end tests need Chromium or Chrome, and none could be installed. ' +
      'Install one and set CHROMIUM_PATH to its program.',
  );
}

/** A Chromium or Chrome of this machine, or undefined. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new PlainError(`CHROMIUM_PATH is ${chosen}, where there is no program.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...PLACES, playwrightBrowser()].find((file) => file !== undefined && existsSync(file));
}

/** Where Playwright keeps its own, or undefined while it is not installed. */
function playwrightBrowser() {
  try {
    return createRequire(inRoot('e2e', 'package.json'))('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function installBrowser() {
  const playwright = inRoot('e2e', 'node_modules', 'playwright', 'cli.js');
  const logFile = inRoot('.cache', 'install-browser.log');
  const { code } = await run(process.execPath, [playwright, 'install', 'chromium'], { cwd: ROOT, logFile });
  const mayUseApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (code === 0 || !mayUseApt) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { cwd: ROOT, env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '--no-install-recommends', name];
    const { code: refused } = await run('apt-get', args, { cwd: ROOT, env, logFile });
    if (refused === 0) return;
  }
}
