import { startShell } from './app/start-shell';
import { readFeed } from './federation/feed';
import { acceptOverride, withOverrides } from './federation/overrides';

/** Starts the portal in the page that the gateway served. */
export async function bootstrap(): Promise<void> {
  acceptOverride(new URL(window.location.href));
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  startShell(element, await withOverrides(readFeed()));
}
