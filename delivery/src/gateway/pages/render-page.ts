import { BODY_PLACEHOLDER, HEAD_PLACEHOLDER } from '../../releases';
import type { FeedFile, RemoteFeedRelease, ShellFeedRelease } from '../../feed';
import type { LiveState } from '../feed/live-feed';
import type { ShellChoice } from './choose-shell';
import { DIRECTIONS, type Language } from './languages';
import { mostGet } from './most-get';
import type { Watchdog } from './watchdog';

/** Stands in the `html` element of each shell's page until the shell runs. */
const LOADING = 'data-shell="loading"';
/** The class of the shell's dark scheme. */
const DARK = 'portal-dark';
/** Of the `html` element in each shell's page, until it is given others. */
const ENGLISH = 'lang="en" dir="ltr"';
/** What stands in a shell's page until the shell runs, and its login pages, of which one can take that place. */
const SPLASH = /<!--portal:splash-->([\s\S]*?)<!--\/portal:splash-->/;
const LOGIN_PAGES = /<!--portal:login:(\w+) ([\s\S]*?)-->/g;

/** What the gateway allows, asks and gives its pages. */
export interface PageSettings {
  readonly allowOverrides: boolean;
  /** Pages begin the traces of their calls. */
  readonly isTraced: boolean;
  readonly watchdog: Watchdog;
}

/** What a shell's release gives its pages. */
export interface PageTemplate {
  readonly html: string;
  /** Its style sheets, or null when one cannot be read. */
  readonly css: string | null;
}

/** What pages of one release differ by. */
export interface PageStart {
  /** Domain that answers the path; null for the shell alone. */
  readonly owner: string | null;
  readonly isDark: boolean;
  readonly language: Language;
  /** The login is what will be shown. */
  readonly isLogin: boolean;
}

/**
 * The page for a path. The feed is in the page and the files of the owner are preloaded, so a remote costs no further round trip.
 * Before its first script runs a page has its language and is dark if it is to be, and a login, which has its styles inside, can be typed into. The watchdog comes
 * before the shell's scripts, and so sees how they do.
 */
export function renderPage(
  template: PageTemplate,
  { feed, stale, keys }: LiveState,
  { shell, fallback }: ShellChoice,
  { owner: domain, ...start }: PageStart,
  { allowOverrides, isTraced, watchdog }: PageSettings,
): string {
  const owner = domain === null ? undefined : feed?.domains[domain];
  const head = [
    `<meta name="portal-shell" content="${escapeAttribute(shell.version)}">`,
    `<meta name="portal-feed-keys" content="${escapeAttribute(keys)}">`,
    ...(stale === null ? [] : ['<meta name="portal-feed-state" content="stale">']),
    ...(allowOverrides ? ['<meta name="portal-overrides" content="">'] : []),
    ...(isTraced ? ['<meta name="portal-traces" content="">'] : []),
    ...stylesOf(shell, start.isLogin ? template.css : null),
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
  return startOf(template.html, start)
    .replace(HEAD_PLACEHOLDER, () => head.join('\n'))
    .replace(BODY_PLACEHOLDER, () => body.join('\n'));
}

/** Inside a login page, which then can be painted as soon as it is there; beside any other, where a browser keeps them. */
function stylesOf({ base, styles }: ShellFeedRelease, css: string | null): readonly string[] {
  // A relative address means another file in the page, and the end of the element would end the styles.
  return css === null || /url\(|@import|<\/style/i.test(css)
    ? styles.map((file) => `<link rel="stylesheet" ${verified('href', base, file)}>`)
    : [`<style>${css}</style>`];
}

/** Whoever asks for these later asks with their integrity; a browser uses a preloaded file only if both agree in that. */
function preloadsOf(shell: ShellFeedRelease, remote: RemoteFeedRelease): readonly string[] {
  const { base, entry, integrity } = remote;
  const chunks = remote.preload.filter(({ path }) => path !== entry);
  const { preloadFor = {} } = shell;
  const { preloadOfShell = Object.keys(preloadFor) } = remote;
  const taken = preloadOfShell.flatMap((name) => preloadFor[name] ?? []);
  return [
    preload('script', base, { path: entry, integrity }),
    ...[...shell.preload, ...taken].map((file) => preload(kindOf(file), shell.base, file)),
    ...chunks.map((file) => preload(kindOf(file), base, file)),
  ];
}

/** The shell's page as it is before any script has run. */
function startOf(template: string, { isDark, language, isLogin }: Omit<PageStart, 'owner'>): string {
  const pages = new Map(
    [...template.matchAll(LOGIN_PAGES)].map(([, tag = '', page = '']) => [tag, page] as const),
  );
  // A shell of the time before login pages has none.
  const login = isLogin ? pages.get(language) : undefined;
  return template
    .replace(LOGIN_PAGES, '')
    .replace(SPLASH, (_, splash: string) => login ?? splash)
    .replace(ENGLISH, `lang="${language}" dir="${DIRECTIONS[language]}"`)
    .replace(LOADING, isDark ? `${LOADING} class="${DARK}"` : LOADING);
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
