import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../tooling/scripts/lib/browser.mjs';

/** Flags under which Debian's Chromium runs everywhere in the same way: as root, without a GPU, and without calling its maker. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters look the same whatever the machine is set to.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
/** A page of a test does not live long enough for its code to be worth optimising, which is a fifth of what it costs. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev';

/** The browser to test with; without one it is Playwright's own. */
const executablePath = findBrowser();
const place = executablePath === undefined ? {} : { executablePath };

export const LAUNCH: LaunchOptions = { ...place, args: [...ARGS, UNOPTIMISED] };
/** For tests whose pages compute, as they do the hash of a large file. */
export const LAUNCH_OPTIMISING: LaunchOptions = { ...place, args: ARGS };
