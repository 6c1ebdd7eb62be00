import { text } from 'node:stream/consumers';
import { remotesOf, type FeedDocument } from '../../feed';
import type { ReleaseStore } from '../../releases';
import type { LiveFeed } from '../live-feed';
import { ownerOfPath, type PathOwner } from './owner-of-path';
import { renderPage } from './render-page';

interface Prepared {
  readonly feed: FeedDocument;
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
  ) {}

  /** The page for a path, or null while no shell can be served. */
  async page(pathname: string): Promise<string | null> {
    const prepared = await this.prepare();
    const shell = prepared?.feed.domains.shell;
    if (!prepared || !shell) return null;
    const owner = ownerOfPath(pathname, prepared.owners);
    const known = prepared.pages.get(owner);
    if (known !== undefined) return known;
    const page = renderPage(prepared.template, prepared.feed, shell, owner);
    prepared.pages.set(owner, page);
    return page;
  }

  private async prepare(): Promise<Prepared | null> {
    const feed = await this.live.read();
    if (feed && this.prepared?.feed === feed) return this.prepared;
    const template = feed && (await this.template(feed));
    if (!feed || template === null) return null;
    const owners = remotesOf(feed).map(([domain, { manifest }]) => ({ domain, paths: manifest.paths }));
    this.prepared = { feed, template, owners, pages: new Map() };
    return this.prepared;
  }

  private async template(feed: FeedDocument): Promise<string | null> {
    const version = feed.domains.shell?.version;
    const release = version === undefined ? null : await this.releases.find('shell', version);
    const stream = release && (await this.releases.openFile(release, 'index.html', 'identity'));
    return stream && text(stream);
  }
}
