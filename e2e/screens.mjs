// Pictures of every page in three looks, to be looked at: node e2e/screens.mjs [address] [folder]. Needs a running portal.
import { mkdirSync } from 'node:fs';
import { openBrowser } from './bench/lib/bench-browser.mjs';

const [address = 'http://localhost:8080', folder = 'test-results/screens'] = process.argv.slice(2);
const LOOKS = [
  { name: 'en', locale: 'en', viewport: { width: 1280, height: 860 } },
  { name: 'ar', locale: 'ar', viewport: { width: 1280, height: 860 } },
  { name: 'phone', locale: 'en', viewport: { width: 390, height: 844 } },
];

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
for (const look of LOOKS) await lookAt(look);
await browser.close();

async function lookAt({ name, locale, viewport }) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((language) => localStorage.setItem('portal.locale', language), locale);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${name} ${page.url()}: ${error.message}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && console.error(`${name} ${page.url()}: ${message.text()}`),
  );
  const shoot = (title) => page.screenshot({ path: `${folder}/${title}-${name}.png` });

  await page.goto(`${address}/login`);
  await page.locator('input[autocomplete=username]').waitFor();
  await shoot('login');
  await page.locator('input[autocomplete=username]').fill('super@brightsmile.example');
  await page.locator('input[type=password]').fill('Portal-2026!');
  await page.locator('button[type=submit]:not([aria-hidden])').click();
  await page.waitForURL('**/dashboard/**');
  const ids = await findRecords(page);
  for (const [title, path] of pagesOf(ids)) {
    await page.goto(address + path);
    await page
      .locator('main h1')
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => console.error(`${name} ${path}: no heading`));
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]')).catch(() => undefined);
    await shoot(title);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (wide) console.error(`${name} ${path}: wider than the window`);
  }
  await context.close();
}

function pagesOf({ fresh, approval, shipped, doctor, shipment }) {
  return [
    ['dashboard', '/dashboard/admin/all'],
    ['dashboard-doctor', '/dashboard/doctor/all'],
    ['cases', '/cases/admin'],
    ['new-case', '/cases/new'],
    ['submission', `/admin/all/${fresh}/submission`],
    ['case', `/admin/all/${approval}/overview`],
    ['plans', `/admin/all/${approval}/plans`],
    ['records', `/admin/all/${approval}/records`],
    ['history', `/admin/all/${shipped}/history`],
    ['profile', '/profile/profile'],
    ['doctors', '/doctors'],
    ['doctor', `/doctors/${doctor}/profile`],
    ['shipments', '/shipments/client'],
    ['shipment', `/shipments/client/${shipment}/cases`],
    ['inbox', '/inbox'],
    ['chat', `/cases/${approval}/chat`],
    ['quick-guide', '/quick-guide'],
    ['reset-password', '/reset-password'],
    ['nowhere', '/nowhere'],
  ];
}

/** A record of each kind to open, asked for with the page's own token. */
function findRecords(page) {
  return page.evaluate(async () => {
    const token = Object.entries(localStorage)
      .find(([key]) => /access/i.test(key))[1]
      .replaceAll('"', '');
    const first = async (path) => {
      const response = await fetch(`/api/client${path}`, { headers: { authorization: `Bearer ${token}` } });
      return (await response.json()).data[0]?.uuid;
    };
    return {
      fresh: await first('/case?status=NEW&paginate=1'),
      approval: await first('/case?status=IN_CUSTOMER_APPPROVE&paginate=1'),
      shipped: await first('/case?status=SHIPPED&paginate=1'),
      doctor: await first('/dso/doctor?paginate=1'),
      shipment: await first('/shipment?paginate=1'),
    };
  });
}
