import { buildFeed, buildManifest } from '../../testing/build-feed';
import { remotesOf } from '../feed/feed';
import {
  acceptOverrides,
  isOverridden,
  isPanelWanted,
  isServed,
  knownOverrides,
  loadOverrides,
  switchOverride,
  withOverrides,
} from './overrides';

const CASES = { id: 'cases', url: 'http://localhost:8091/' };
const feed = buildFeed();

/** The page as the gateway, or a development server, serves it. */
function openPage(path: string, served: string | null = ''): void {
  document.head.innerHTML = served === null ? '' : `<meta name="portal-overrides" content="${served}">`;
  history.replaceState(null, '', path);
  acceptOverrides(new URL(location.href));
}

/** The machines that answer, by address. */
function serve(...urls: string[]): void {
  const manifest = buildManifest('cases', { paths: ['/new'] });
  const build = { container: 'cases_dev', entry: 'remoteEntry.js', version: 'dev', contract: '^1.0.0' };
  globalThis.fetch = (input) => {
    const [, base = '', file] = /^(.*\/)(.*)$/.exec(String(input)) ?? [];
    if (!urls.includes(base)) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(file === 'manifest.json' ? manifest : build));
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  serve();
});

test('[PL-02] a link brings a remote of this machine into the feed, and is taken out of the address', async () => {
  openPage('/cases?page=2&portal-override=cases@http://localhost:8091');
  serve(CASES.url);
  await loadOverrides();

  expect(location.search).toBe('?page=2');
  expect(knownOverrides()).toEqual([CASES]);
  expect(isOverridden(CASES)).toBe(true);
  expect(remotesOf(withOverrides(feed))['cases']).toMatchObject({
    base: CASES.url,
    version: 'dev',
    manifest: { paths: ['/new'] },
    fallback: { version: '1.0.0' },
  });
});

test.each(['cases@https://stranger.example/', 'cases@http://localhost.stranger.example/', 'cases', '@x'])(
  '[PL-02] %s is not this machine and stands in for nothing',
  (asked) => {
    openPage(`/?portal-override=${asked}`);
    expect(knownOverrides()).toEqual([]);
  },
);

test('[PL-02] the shell comes with its page, and not by a link', () => {
  openPage('/?portal-override=shell@http://localhost:8091/');
  expect(knownOverrides()).toEqual([]);
  localStorage.setItem('portal.overrides', '[{"id":"shell","url":"http://localhost:8091/"}]');
  openPage('/');
  expect(knownOverrides()).toEqual([]);
});

test('a portal that clinics use takes no override, nor one that was kept before', () => {
  openPage('/?portal-override=cases@http://localhost:8091/&portal-panel');
  expect([knownOverrides().length, isPanelWanted()]).toEqual([1, true]);
  openPage('/?portal-override=doctors@http://localhost:8091/&portal-panel', null);
  expect([knownOverrides().length, isPanelWanted()]).toEqual([0, false]);
});

test('where nobody serves it, the release runs, and one can tell', async () => {
  openPage('/?portal-override=cases@http://localhost:8091/');
  await loadOverrides();

  expect(withOverrides(feed)).toEqual(feed);
  expect(isOverridden(CASES)).toBe(false);
  expect(await isServed(CASES)).toBe(false);
  serve(CASES.url);
  expect(await isServed(CASES)).toBe(true);
});

test('a machine that never answers does not keep the portal from starting', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  globalThis.fetch = (_url, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  openPage('/?portal-override=cases@http://localhost:8091/');
  const loaded = loadOverrides();
  limit.abort();
  await loaded;
  expect(withOverrides(feed)).toEqual(feed);
  expect(timeout).toHaveBeenCalledWith(5_000);
  timeout.mockRestore();
});

test('a page of a development server has what that serves now, and what was switched off stays off', async () => {
  const [shell, cases, doctors] = ['shell', 'cases', 'doctors'].map(
    (id) => `${id}@${location.origin}/dev/${id}/`,
  );
  openPage('/', `${shell} ${cases}`);
  switchOverride('cases', false);
  openPage('/', `${shell} ${cases} ${doctors}`);
  expect(knownOverrides().map(({ id, isOff = false }) => [id, isOff])).toEqual([
    ['shell', false],
    ['cases', true],
    ['doctors', false],
  ]);
  serve(`${location.origin}/dev/cases/`, `${location.origin}/dev/doctors/`);
  await loadOverrides();
  expect(remotesOf(withOverrides(feed))).toMatchObject({
    cases: { version: '1.0.0' },
    doctors: { version: 'dev' },
  });

  openPage('/', shell);
  expect(knownOverrides().map(({ id }) => id)).toEqual(['shell']);
});
