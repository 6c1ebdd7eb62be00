import { startShell } from './app/start-shell';
import { prepareOverrides } from './federation/choice/prepare-overrides';
import { readPageFeed } from './federation/feed/page-feed';

/** Starts the portal in the page that the gateway served, whose watchdog ends the splash when this fails. */
async function bootstrap(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const [page] = await Promise.all([readPageFeed(), prepareOverrides()]);
  startShell(element, page);
  document.documentElement.dataset['shell'] = 'running';
}

void bootstrap();
