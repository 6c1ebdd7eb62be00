import { startShell } from './app/start-shell';
import { acceptOverride, withOverrides } from './federation/overrides';
import { readPageFeed } from './federation/page-feed';

/** Starts the portal in the page that the gateway served. */
export async function bootstrap(): Promise<void> {
  acceptOverride(new URL(window.location.href));
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const known = await readPageFeed();
  startShell(element, { ...known, feed: await withOverrides(known.feed) });
}
