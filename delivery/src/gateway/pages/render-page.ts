import { BODY_PLACEHOLDER, HEAD_PLACEHOLDER } from '../../releases';
import type { FeedDocument, FeedFile, RemoteFeedEntry, ShellFeedEntry } from '../../feed';

/**
 * The page for a path whose owner is `domain` (null: the shell alone). The feed is in the page and the files of the
 * owner are preloaded, so a remote costs no further round trip.
 */
export function renderPage(
  template: string,
  feed: FeedDocument,
  shell: ShellFeedEntry,
  domain: string | null,
): string {
  const owner = domain === null ? undefined : feed.domains[domain];
  const head = [
    ...shell.styles.map((file) => `<link rel="stylesheet" ${verified('href', shell.base, file)}>`),
    ...shell.scripts.map((file) => `<link rel="preload" as="script" ${verified('href', shell.base, file)}>`),
    ...(owner?.kind === 'remote' ? preloadsOf(shell, owner) : []),
  ];
  const body = [
    `<script type="application/json" id="portal-feed">${asJson(feed)}</script>`,
    ...shell.scripts.map((file) => `<script defer ${verified('src', shell.base, file)}></script>`),
  ];
  // As functions: a `$` in the text must not be taken for a replacement pattern.
  return template
    .replace(HEAD_PLACEHOLDER, () => head.join('\n'))
    .replace(BODY_PLACEHOLDER, () => body.join('\n'));
}

/**
 * A preloaded file is used only if it is later asked for in the same way: the shell loads the entry of a remote with
 * its integrity, the bundler's runtime loads the chunks plainly.
 */
function preloadsOf(shell: ShellFeedEntry, remote: RemoteFeedEntry): readonly string[] {
  const { base, entry, integrity } = remote;
  const chunks = remote.preload.filter(({ path }) => path !== entry);
  return [
    `<link rel="preload" as="script" ${verified('href', base, { path: entry, integrity })}>`,
    ...shell.preload.map((file) => preloadChunk(shell.base, file)),
    ...chunks.map((file) => preloadChunk(base, file)),
  ];
}

function preloadChunk(base: string, file: FeedFile): string {
  const kind = file.path.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${addressOf(base, file)}">`;
}

function verified(attribute: 'href' | 'src', base: string, file: FeedFile): string {
  const integrity = escapeAttribute(file.integrity);
  return `${attribute}="${addressOf(base, file)}" integrity="${integrity}" crossorigin="anonymous"`;
}

function addressOf(base: string, file: FeedFile): string {
  return escapeAttribute(base + file.path.split('/').map(encodeURIComponent).join('/'));
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON that cannot end the script element it stands in. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
