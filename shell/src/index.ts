import { prepareOverrides } from './federation/choice/prepare-overrides';
import { readPageFeed } from './federation/feed/page-feed';

/** Starts the portal in the page that the gateway served, whose watchdog ends the splash when this fails. */
async function bootstrap(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const [page, { startShell }] = await Promise.all([readPageFeed(), runInPieces(), prepareOverrides()]);
  startShell(element, page);
  document.documentElement.dataset['shell'] = 'running';
}

/**
 * Runs what the shell is made of in tasks of their own, React's the largest, so that what somebody types meanwhile in the login of
 * the page's HTML is painted between them. All of it is in this script: a piece is no request.
 */
async function runInPieces() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  return import(/* webpackMode: "eager" */ './app/start-shell');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

void bootstrap();
