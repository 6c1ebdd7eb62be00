import type { Bucket } from '../stores';
import { asideName, revisionName, revisionNumbers, type RevisionFiles } from './revision-files';

const POLL_MS = 1000;
const FOLDER = 'delivery/revisions/';
const HEAD = 'delivery/feed.json';
const TRAIL = 'delivery/audit.jsonl';

/** The same objects in a bucket; a conditional put makes a revision only for the first of two writers. */
export class S3Revisions implements RevisionFiles {
  readonly place: string;

  constructor(private readonly bucket: Bucket) {
    this.place = bucket.placeOf('delivery/');
  }

  load(number: number): Promise<string | null> {
    return this.bucket.text(FOLDER + revisionName(number));
  }

  async claim(number: number, text: string): Promise<boolean> {
    return (await this.bucket.putFirst(FOLDER + revisionName(number), text)) !== 'taken';
  }

  async setAside(number: number): Promise<string | null> {
    const text = await this.load(number);
    if (text === null) return null;
    const aside = FOLDER + asideName(number);
    await this.bucket.put(aside, text);
    await this.bucket.remove(FOLDER + revisionName(number));
    return this.bucket.placeOf(aside);
  }

  async numbers(): Promise<readonly number[]> {
    const keys = await this.bucket.keys(FOLDER);
    return revisionNumbers(keys.map((key) => key.slice(FOLDER.length)));
  }

  loadHead(): Promise<string | null> {
    return this.bucket.text(HEAD);
  }

  saveHead(text: string): Promise<void> {
    return this.bucket.put(HEAD, text);
  }

  async loadTrail(): Promise<string> {
    return (await this.bucket.text(TRAIL)) ?? '';
  }

  /** Objects do not grow, so the trail is written anew. What a writer overwrites that came in between is in the revisions. */
  async addToTrail(lines: string): Promise<void> {
    await this.bucket.put(TRAIL, (await this.loadTrail()) + lines);
  }

  watch(look: () => void): () => void {
    const timer = setInterval(look, POLL_MS).unref();
    return () => clearInterval(timer);
  }
}
