import { existsSync } from 'node:fs';

/** Flags under which Debian's Chromium runs everywhere in the same way: as root, without a GPU, and without calling its maker. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters look the same whatever the machine is set to.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // A test's page does not live long enough for code to be worth optimising: a fifth of what a page costs. Benches do without this.
  '--js-flags=--no-opt --no-maglev',
];

const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** The browser to test with; undefined means Playwright's own. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((path) => existsSync(path));
}
