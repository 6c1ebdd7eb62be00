import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './workspace.mjs';

/** Until a page is there, in milliseconds. */
const LIMIT_MS = 30_000;
/** After that: what it throws then, and the second in which reports are gathered. */
const SETTLE_MS = 2_500;

/**
 * Opens pages of a smoke test in a headless browser, until one fails.
 * @param {Awaited<ReturnType<typeof import('./smoke-portal.mjs').startSmokePortal>>} portal
 * @param {string} executablePath of Chromium
 * @returns {Promise<{ pages: number, trouble: string | null }>}
 */
export async function visitPages({ url, builds, feed, health }, executablePath) {
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const domains = builds.map(({ domain }) => domain);
  const hasShell = domains.includes('shell');
  // A new shell answers for what the remotes do in it.
  const isTested = ({ domain }) => hasShell || domains.includes(domain);
  const reported = async () => (await health()).filter(isTested).find(hasFailed);
  try {
    const page = await browser.newPage();
    const visits = visitsOf(feed, domains);
    for (const [pages, { path, selector }] of visits.entries()) {
      if (path !== LOGIN.path) await page.addInitScript(signIn);
      await page.goto(url + path, { waitUntil: 'commit' });
      const place = page.locator(selector).first();
      const until = Date.now() + LIMIT_MS;
      while (Date.now() < until && !(await reported()) && (await place.count()) === 0) await pause(250);
      if ((await place.count()) > 0) await pause(SETTLE_MS);
      const failed = await reported();
      if (failed) return { pages, trouble: `${path}: ${sentenceOf(failed)}` };
      if ((await place.count()) === 0) return { pages, trouble: `${path}: the page does not come` };
    }
    return { pages: visits.length, trouble: null };
  } finally {
    await browser.close();
  }
}

const LOGIN = { path: '/login', selector: '#root input[type=password]' };

/** Every page of a remote that is tested; with a shell the login page too, and one of each other remote. */
function visitsOf(feed, domains) {
  const visits = remotesOf(feed).flatMap(([domain, { version, manifest }]) =>
    pathsOf(manifest)
      .slice(0, domains.includes(domain) ? undefined : 1)
      .map((path) => ({ path, selector: `[data-release="${version}"]` })),
  );
  return domains.includes('shell') ? [LOGIN, ...visits] : visits;
}

const hasFailed = ({ loadFailures, errors }) => loadFailures + errors > 0;

/** The first line of each error: the rest is advice for other cases. */
function sentenceOf({ domain, version, messages }) {
  const errors = messages.map(({ message }) => message.split('\n')[0]);
  return `${domain} ${version} failed. ${errors.join('; ')}`;
}

function remotesOf({ domains }) {
  return Object.entries(domains).filter(([, entry]) => entry.kind === 'remote');
}

/** Addresses that need no record: those of the navigation, else those without parameters. */
function pathsOf({ navigation = [], paths }) {
  const entries = navigation.map(({ path }) => path);
  const fixed = paths.filter((path) => !/[:*]/.test(path));
  return [...new Set(entries.length > 0 ? entries : fixed)];
}

/** In the page: a session that ends far in the future. */
function signIn() {
  const prefix = 'portal.session.';
  localStorage.setItem(`${prefix}accessToken`, 'smoke');
  localStorage.setItem(`${prefix}refreshToken`, 'smoke');
  localStorage.setItem(`${prefix}expiresAt`, String(Date.now() + 30 * 24 * 60 * 60_000));
}
