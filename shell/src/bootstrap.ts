import { startShell } from './app/start-shell';
import { acceptOverrides, loadOverrides } from './federation/overrides';
import { readPageFeed } from './federation/page-feed';

/** Starts the portal in the page that the gateway served. */
export async function bootstrap(): Promise<void> {
  acceptOverrides(new URL(window.location.href));
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const [page] = await Promise.all([readPageFeed(), loadOverrides()]);
  startShell(element, page);
}
