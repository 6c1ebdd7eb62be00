import { text } from 'node:stream/consumers';
import { remotesOf, shareOf, type ShellFeedEntry, type ShellFeedRelease } from '../../feed';
import type { ReleaseStore } from '../../releases';
import type { LiveFeed, LiveState } from '../feed/live-feed';
import type { PageLook } from './browser-cookies';
import { chooseShell, type Browser, type ShellChoice } from './choose-shell';
import { PageText } from './page-text';
import { mostGet } from './most-get';
import { ownerOfPath, type PathOwner } from './owner-of-path';
import { renderPage, type PageSettings, type PageStart, type PageTemplate } from './render-page';

interface Prepared {
  readonly state: LiveState;
  readonly shell: ShellFeedEntry;
  readonly owners: readonly PathOwner[];
  /** By version of the shell. */
  readonly templates: Map<string, PageTemplate>;
  readonly pages: Map<string, PageText>;
}

/** Where somebody without a session sees the login, whose page the shell's HTML brings (specification § 2). */
const LOGIN_PATHS = ['/', '/login'];

/** Pages differ by the feed, the shell, the owner of the path, and how they begin to look, and by nothing else: each is made once. */
export class PageSource {
  private prepared: Prepared | null = null;

  constructor(
    private readonly live: LiveFeed,
    private readonly releases: ReleaseStore,
    private readonly settings: PageSettings,
  ) {}

  /**
   * The page for a path, or null while no shell can be served.
   * @param browserOf told whether browsers get different shells now
   */
  async page(
    pathname: string,
    browserOf: (isRollout: boolean) => Browser,
    look: PageLook,
  ): Promise<PageText | null> {
    const prepared = await this.prepare();
    if (!prepared) return null;
    const { shell } = prepared;
    const { percent } = shareOf(shell);
    const chosen = await this.servable(prepared, chooseShell(shell, browserOf(percent < 100)));
    const { isDark, language } = look;
    const isLogin = !look.hasSession && LOGIN_PATHS.includes(pathname);
    const start = { owner: ownerOfPath(pathname, prepared.owners), isDark, language, isLogin };
    return chosen && this.render(prepared, chosen, start);
  }

  private render(
    prepared: Prepared,
    choice: ShellChoice & { template: PageTemplate },
    start: PageStart,
  ): PageText {
    const { shell, fallback, template } = choice;
    const key = JSON.stringify([shell.version, fallback?.version, start]);
    const known = prepared.pages.get(key);
    if (known !== undefined) return known;
    const page = new PageText(
      renderPage(template, prepared.state, { shell, fallback }, start, this.settings),
    );
    prepared.pages.set(key, page);
    return page;
  }

  private async prepare(): Promise<Prepared | null> {
    const state = await this.live.read();
    if (this.prepared?.state === state) return this.prepared;
    const shell = state.feed?.domains.shell;
    if (!state.feed || !shell) return null;
    const owners = remotesOf(state.feed).map(([domain, entry]) => ({
      domain,
      paths: mostGet(entry).manifest.paths,
    }));
    return (this.prepared = { state, shell, owners, templates: new Map(), pages: new Map() });
  }

  /** The choice with its template, or that of its fallback where its own release is missing. */
  private async servable({ templates }: Prepared, { shell, fallback }: ShellChoice) {
    const own = await this.template(templates, shell);
    if (own !== null) return { shell, fallback, template: own };
    const other = fallback && (await this.template(templates, fallback));
    return fallback && other !== null ? { shell: fallback, fallback: null, template: other } : null;
  }

  private async template(
    known: Map<string, PageTemplate>,
    shell: ShellFeedRelease,
  ): Promise<PageTemplate | null> {
    const { version, styles } = shell;
    const before = known.get(version);
    if (before !== undefined) return before;
    const release = await this.releases.find('shell', version);
    const read = async (path: string) => {
      const stream = release && (await this.releases.openFile(release, path, 'identity'));
      return stream && text(stream);
    };
    const html = await read('index.html');
    if (html === null) return null;
    const sheets = await Promise.all(styles.map(({ path }) => read(path)));
    // What is missing may be put back.
    if (sheets.includes(null)) return { html, css: null };
    const template = { html, css: sheets.join('') };
    known.set(version, template);
    return template;
  }
}
