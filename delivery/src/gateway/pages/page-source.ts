import { text } from 'node:stream/consumers';
import { remotesOf, type ShellFeedEntry } from '../../feed';
import type { ReleaseStore } from '../../releases';
import type { LiveFeed, LiveState } from '../feed/live-feed';
import { mostGet } from './most-get';
import { ownerOfPath, type PathOwner } from './owner-of-path';
import { renderPage } from './render-page';

interface Prepared {
  readonly state: LiveState;
  readonly shell: ShellFeedEntry;
  readonly template: string;
  readonly owners: readonly PathOwner[];
  readonly pages: Map<string | null, string>;
}

/** Pages differ by the feed and by the owner of the path, and by nothing else: each is made once. */
export class PageSource {
  private prepared: Prepared | null = null;

  constructor(
    private readonly live: LiveFeed,
    private readonly releases: ReleaseStore,
    private readonly allowOverrides: boolean,
  ) {}

  /** The page for a path, or null while no shell can be served. */
  async page(pathname: string): Promise<string | null> {
    const prepared = await this.prepare();
    if (!prepared) return null;
    const owner = ownerOfPath(pathname, prepared.owners);
    const known = prepared.pages.get(owner);
    if (known !== undefined) return known;
    const page = renderPage(prepared.template, prepared.state, prepared.shell, owner, this.allowOverrides);
    prepared.pages.set(owner, page);
    return page;
  }

  private async prepare(): Promise<Prepared | null> {
    const state = await this.live.read();
    if (this.prepared?.state === state) return this.prepared;
    const shell = state.feed?.domains.shell;
    const template = shell ? await this.template(shell) : null;
    if (!state.feed || !shell || template === null) return null;
    const owners = remotesOf(state.feed).map(([domain, entry]) => ({
      domain,
      paths: mostGet(entry).manifest.paths,
    }));
    this.prepared = { state, shell, template, owners, pages: new Map() };
    return this.prepared;
  }

  private async template({ version }: ShellFeedEntry): Promise<string | null> {
    const release = await this.releases.find('shell', version);
    const stream = release && (await this.releases.openFile(release, 'index.html', 'identity'));
    return stream && text(stream);
  }
}
