import { signIn } from './bench-browser.mjs';
import { deliveryBeside } from './bench-portal.mjs';

const LOADS = Number(process.env.BENCH_LOADS ?? 200);
const CHANGES = Number(process.env.BENCH_CHANGES ?? 20);
/** Whose pages load, two at a time of each: a fast machine loads more pages in a minute than the gateway takes reports from one person. */
const PEOPLE = ['super@brightsmile.example', 'admin@brightsmile.example', 'super@anadoludental.example'];

/** Page loads while one domain is activated and rolled back: nothing may fail, and no page may mix two releases. */
export async function loadWhileChanging({ context, origin, dataDir, versions: [, newer] }) {
  const bystander = await context.newPage();
  await bystander.goto(`${origin}/profile/profile`);
  await bystander.locator('main h1').waitFor();
  await bystander.locator('main h1').evaluate((heading) => heading.setAttribute('data-seen', 'before'));

  const totals = { failed: [], mixed: [], letGo: 0, requests: 0, done: 0, isOver: false };
  let left = LOADS;
  const browsers = [];
  for (const person of PEOPLE) browsers.push(await browserOf(person, context, origin));
  const loader = async (own) => {
    while (left-- > 0) await loadOnce(own, origin, totals);
  };
  const changes = changeAll(dataDir, newer, totals);
  // Whoever fails ends the bench at once, and not after changes that wait for loads nobody makes.
  await Promise.all([changes, ...[...browsers, ...browsers].map(loader)]).finally(
    () => (totals.isOver = true),
  );
  await Promise.all(browsers.map((own) => own.close()));
  const isUndisturbed = (await bystander.locator('main h1').getAttribute('data-seen')) === 'before';
  await bystander.close();
  console.log(`\n${totals.done} page loads over ${CHANGES} activations and rollbacks of one domain`);
  console.log(
    `  ${totals.requests} requests, ${totals.failed.length} failed, ${totals.letGo} calls let go with the release that made them; ${totals.mixed.length} pages mixed; other domains remounted: ${isUndisturbed ? 0 : 1}`,
  );
  return [...totals.failed, ...totals.mixed, ...(isUndisturbed ? [] : ['another domain was mounted anew'])];
}

/** Another person's browser, signed in. */
async function browserOf(person, context, origin) {
  const own = await context.browser().newContext({ viewport: { width: 1280, height: 860 } });
  const page = await own.newPage();
  await signIn(page, origin, person);
  await page.close();
  return own;
}

/** The changes, spread over the loads. */
async function changeAll(dataDir, newer, totals) {
  for (let change = 0; change < CHANGES && !totals.isOver; change++) {
    const isDue = () => totals.isOver || totals.done >= (change * LOADS) / CHANGES;
    while (!isDue()) await new Promise((wait) => setTimeout(wait, 50));
    await (change % 2 === 0
      ? deliveryBeside(dataDir, 'activate', `doctors@${newer}`, '--again')
      : deliveryBeside(dataDir, 'rollback', 'doctors'));
  }
}

async function loadOnce(context, origin, totals) {
  const page = await context.newPage();
  // Each load comes from a place of its own: one address may not send hundreds of reports a minute.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.${totals.done >> 8}.${totals.done & 255}` });
  const files = [];
  page.on('response', (response) => {
    totals.requests++;
    files.push(response.url());
    if (response.status() >= 400) totals.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // A stream of events ends with its page, and a call with the release that made it: the one in its place makes its own.
    if (errorText === 'net::ERR_ABORTED' && request.url().includes('/api/client/')) totals.letGo++;
    else if (!request.url().endsWith('/portal/events')) totals.failed.push(`${errorText} ${request.url()}`);
  });
  page.on('pageerror', (error) => totals.failed.push(`error in the page: ${error.message}`));
  await page.goto(`${origin}/doctors`);
  await page.locator('main tbody tr[data-row-key]').first().waitFor();
  const version = await page.locator('[data-release]:not([hidden])').getAttribute('data-release');
  const own = files.filter((url) => url.includes(`/releases/doctors/${version}/`));
  const isWhole = ['remoteEntry.js', '__federation_expose_app'].every((name) =>
    own.some((url) => url.includes(name)),
  );
  if (!isWhole) totals.mixed.push(`a page shows ${version} with ${own.length} of its files`);
  totals.done++;
  page.removeAllListeners('requestfailed');
  await page.close();
}
