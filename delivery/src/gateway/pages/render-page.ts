import { BODY_PLACEHOLDER, HEAD_PLACEHOLDER } from '../../releases';
import type { FeedFile, RemoteFeedRelease, ShellFeedRelease } from '../../feed';
import type { LiveState } from '../feed/live-feed';
import type { ShellChoice } from './choose-shell';
import { mostGet } from './most-get';
import type { Watchdog } from './watchdog';

/** Stands in the `html` element of each shell's page until the shell runs. */
const LOADING = 'data-shell="loading"';
/** The class of the shell's dark scheme. */
const DARK = 'portal-dark';

/** What the gateway allows, asks and gives its pages. */
export interface PageSettings {
  readonly allowOverrides: boolean;
  /** Pages begin the traces of their calls. */
  readonly isTraced: boolean;
  readonly watchdog: Watchdog;
}

/**
 * The page for a path whose owner is `domain` (null: the shell alone). The feed is in the page and the files of the
 * owner are preloaded, so a remote costs no further round trip. A dark page is dark
 * before its first script runs. The watchdog comes before the shell's scripts, and so sees how they do.
 */
export function renderPage(
  template: string,
  { feed, stale, keys }: LiveState,
  { shell, fallback }: ShellChoice,
  domain: string | null,
  { allowOverrides, isTraced, watchdog }: PageSettings,
  isDark = false,
): string {
  const owner = domain === null ? undefined : feed?.domains[domain];
  const head = [
    `<meta name="portal-shell" content="${escapeAttribute(shell.version)}">`,
    `<meta name="portal-feed-keys" content="${escapeAttribute(keys)}">`,
    ...(stale === null ? [] : ['<meta name="portal-feed-state" content="stale">']),
    ...(allowOverrides ? ['<meta name="portal-overrides" content="">'] : []),
    ...(isTraced ? ['<meta name="portal-traces" content="">'] : []),
    ...shell.styles.map((file) => `<link rel="stylesheet" ${verified('href', shell.base, file)}>`),
    ...shell.scripts.map((file) => preload('script', shell.base, file)),
    ...(owner?.kind === 'remote' ? preloadsOf(shell, mostGet(owner)) : []),
  ];
  const body = [
    `<script type="application/json" id="portal-feed">${asJson(feed)}</script>`,
    `<script defer src="${watchdog.path}" integrity="${watchdog.integrity}" crossorigin="anonymous"` +
      ` data-panel="${watchdog.panel}" data-shell="${escapeAttribute(shell.version)}"${fallback ? ' data-has-fallback' : ''}></script>`,
    ...shell.scripts.map((file) => `<script defer ${verified('src', shell.base, file)}></script>`),
  ];
  // As functions: a `$` in the text must not be taken for a replacement pattern.
  return (isDark ? template.replace(LOADING, () => `${LOADING} class="${DARK}"`) : template)
    .replace(HEAD_PLACEHOLDER, () => head.join('\n'))
    .replace(BODY_PLACEHOLDER, () => body.join('\n'));
}

/** Whoever asks for these later asks with their integrity; a browser uses a preloaded file only if both agree in that. */
function preloadsOf(shell: ShellFeedRelease, remote: RemoteFeedRelease): readonly string[] {
  const { base, entry, integrity } = remote;
  const chunks = remote.preload.filter(({ path }) => path !== entry);
  return [
    preload('script', base, { path: entry, integrity }),
    ...shell.preload.map((file) => preload(kindOf(file), shell.base, file)),
    ...chunks.map((file) => preload(kindOf(file), base, file)),
  ];
}

function preload(kind: 'script' | 'style', base: string, file: FeedFile): string {
  return `<link rel="preload" as="${kind}" ${verified('href', base, file)}>`;
}

function kindOf({ path }: FeedFile): 'script' | 'style' {
  return path.endsWith('.css') ? 'style' : 'script';
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
