import type { ReleaseStore } from '../releases';

const MAX_UNKNOWN = 500;
const UNKNOWN_FOR_MS = 30_000;

/** Which releases exist. Reports may name anything, so that a name is not there is remembered for a while too. */
export class PublishedReleases {
  private readonly known = new Set<string>();
  private readonly unknown = new Map<string, number>();

  constructor(
    private readonly store: Pick<ReleaseStore, 'find'>,
    private readonly now: () => number,
  ) {}

  async has(domain: string, version: string): Promise<boolean> {
    const key = `${domain}@${version}`;
    if (this.known.has(key)) return true;
    if ((this.unknown.get(key) ?? 0) > this.now()) return false;
    const found = (await this.store.find(domain, version)) !== null;
    if (found) this.known.add(key);
    else this.forgetLater(key);
    return found;
  }

  private forgetLater(key: string): void {
    if (this.unknown.size >= MAX_UNKNOWN) this.unknown.clear();
    this.unknown.set(key, this.now() + UNKNOWN_FOR_MS);
  }
}
