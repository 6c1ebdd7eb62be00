import { devPage } from './dev-page.mjs';

const LIMIT_MS = 30_000;

/**
 * Answers the addresses that a person goes to with the portal's page whose shell comes from source.
 * @param {object} options
 * @param {string} options.portal its origin
 * @param {readonly { id: string, url: string }[]} options.served
 * @param {string} options.shellDir where the shell's build is, in the memory of `builds`
 * @param {() => import('webpack-dev-middleware').API} options.builds
 */
export function pageFromSource({ portal, served, shellDir, builds }) {
  const read = (file) => builds().context.outputFileSystem.readFileSync(`${shellDir}/${file}`, 'utf8');
  return (request, response, next) => {
    if (!isNavigation(request)) return next();
    builds().waitUntilValid(() => {
      answer(request).then(
        (page) => (page ? send(response, page) : next()),
        (error) => fail(response, error),
      );
    });
    return undefined;
  };

  async function answer({ url }) {
    const { policy, html } = await askPortal(portal, url);
    const shell = { ...JSON.parse(read('build.json')), template: read('index.html') };
    const page = devPage(html, shell, { portal, served });
    return page && { page, policy };
  }
}

/** Of no other origin, wherever `url` leads: who serves the page chooses the keys that its feed is checked with. */
async function askPortal(portal, url) {
  if (!/^\/(?!\/)/.test(url)) throw new Error(`${url} is not a path of ${portal}`);
  const answer = await fetch(`${portal}${url}`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (new URL(answer.url).origin !== portal) throw new Error(`${portal}${url} leads to ${answer.url}`);
  return { policy: answer.headers.get('content-security-policy') ?? '', html: await answer.text() };
}

function send(response, { page, policy }) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
  });
  response.end(page);
}

/** Not the portal's own page, which would pass for that from source. */
function fail(response, error) {
  console.error(`The page cannot be served: ${error.message}`);
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('The shell does not compile, or the portal does not answer: see the terminal of npm run dev.');
}

function isNavigation({ method, headers }) {
  const destination = headers['sec-fetch-dest'];
  if (method !== 'GET' || (destination !== undefined && destination !== 'document')) return false;
  return (headers.accept ?? '').includes('text/html');
}
