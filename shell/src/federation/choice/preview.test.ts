import { buildFeed, buildManifest } from '../../testing/build-feed';
import { createSigner } from '../../testing/signed-feed';
import { remotesOf } from '../feed/feed';
import { dropPreview, followPreview, knownPreview, loadPreview, withPreview } from './preview';

const RELEASE = {
  ...{
    kind: 'remote',
    version: '2.0.0',
    base: '/releases/cases/2.0.0/',
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
  },
  ...{
    container: 'cases_2_0_0',
    contract: '^1.0.0',
    preload: [],
    manifest: buildManifest('cases', { paths: ['/new'] }),
  },
};
const TEXT = JSON.stringify(RELEASE);
const HOUR_MS = 3_600_000;

let tokenOf: (digestedText: string) => Promise<string>;
let answer: () => Promise<Response>;

beforeEach(async () => {
  sessionStorage.clear();
  const { key, signText } = await createSigner();
  document.head.innerHTML = `<meta name="portal-feed-keys" content="${key}">`;
  tokenOf = async (text) => {
    const digest = urlSafe(await sha256(text));
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    const payload = urlSafe(btoa(JSON.stringify({ domain: 'cases', version: '2.0.0', until, digest })));
    return `${payload}.${urlSafe(await signText(`portal preview ${payload}`))}`;
  };
  answer = () => Promise.resolve(new Response(TEXT));
  globalThis.fetch = jest.fn(() => answer());
});

async function openLink(token: string): Promise<void> {
  history.replaceState(null, '', `/doctors?page=2&portal-preview=${token}`);
  await loadPreview();
}

test('[PL-03] a signed link brings its release into this tab, also after a reload, until it ends', async () => {
  await openLink(await tokenOf(TEXT));
  expect(location.search).toBe('?page=2');
  const feed = withPreview(buildFeed(), knownPreview());
  expect(remotesOf(feed)['cases']).toMatchObject({
    ...{ version: '2.0.0', base: RELEASE.base, integrity: 'sha384-x', percent: 100 },
    fallback: { version: '1.0.0' },
  });
  await loadPreview();
  expect(knownPreview()?.kind).toBe('active');
  dropPreview();
  expect(sessionStorage).toHaveLength(0);
});

test('it ends by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await openLink(await tokenOf(TEXT));
  const onEnd = jest.fn();
  followPreview(onEnd);
  jest.advanceTimersByTime(HOUR_MS);
  jest.useRealTimers();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(knownPreview()).toEqual({ kind: 'expired', id: 'cases', version: '2.0.0' });
  expect(withPreview(buildFeed(), knownPreview())).toEqual(buildFeed());
  expect(sessionStorage).toHaveLength(0);
});

test('a link that nobody trusted has signed is not even asked for', async () => {
  const token = await tokenOf(TEXT);
  const stranger = await createSigner();
  document.head.innerHTML = `<meta name="portal-feed-keys" content="${stranger.key}">`;
  await openLink(token);
  expect(knownPreview()?.kind).toBe('forged');
  expect(fetch).not.toHaveBeenCalled();
  expect(withPreview(buildFeed(), knownPreview())).toEqual(buildFeed());
});

test.each([
  ['expired', 410],
  ['gone', 404],
  ['unchecked', 500],
] as const)('a link is %s when the gateway answers %p', async (kind, status) => {
  answer = () => Promise.resolve(new Response('{}', { status }));
  await openLink(await tokenOf(TEXT));
  expect(knownPreview()).toEqual({ kind, id: 'cases', version: '2.0.0' });
  expect(sessionStorage.getItem('portal.preview') !== null).toBe(kind === 'unchecked');
});

test('an answer that the link was not signed for brings nothing', async () => {
  answer = () => Promise.resolve(new Response(TEXT.replace('/releases/cases/', '//stranger.example/')));
  await openLink(await tokenOf(TEXT));
  expect(knownPreview()?.kind).toBe('gone');
});

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

function urlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
