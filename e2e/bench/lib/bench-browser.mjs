import { chromium } from 'playwright';
import { findBrowser } from '../../../tooling/scripts/lib/browser.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(...more) {
  return chromium.launch({ executablePath: findBrowser(), args: [...ARGS, ...more] });
}

export async function signIn(page, origin, user = 'super@brightsmile.example') {
  await page.goto(`${origin}/login`);
  await page.locator('input[autocomplete=username]').fill(user);
  await page.locator('input[type=password]').fill('Portal-2026!');
  await page.locator('button[type=submit]:not([aria-hidden])').click();
  await page.waitForURL('**/dashboard/**');
  await page.waitForLoadState('networkidle');
}

/** Value of a sorted list below which a share of it lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
