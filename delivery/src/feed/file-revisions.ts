import { appendFile, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileError } from '../errors';
import { readText, replaceFile, writeFirst } from '../files';
import { watchFolder } from './folder-watch';
import { asideName, revisionName, revisionNumbers, type RevisionFiles } from './revision-files';

/** A folder on a network file system does not tell of what other machines do. */
const POLL_MS = 2000;

/**
 * `<dir>/revisions/<n>.json`, `<dir>/feed.json` and `<dir>/audit.jsonl`. link(2) makes a revision only for the first of
 * two writers, whole and without a lock that could be left behind.
 */
export class FileRevisions implements RevisionFiles {
  readonly place: string;
  private readonly folder: string;
  private readonly head: string;
  private readonly trail: string;

  constructor(dir: string) {
    this.place = dir;
    this.folder = join(dir, 'revisions');
    this.head = join(dir, 'feed.json');
    this.trail = join(dir, 'audit.jsonl');
  }

  load(number: number): Promise<string | null> {
    return readText(join(this.folder, revisionName(number)));
  }

  async claim(number: number, text: string): Promise<boolean> {
    await mkdir(this.folder, { recursive: true });
    try {
      await writeFirst(join(this.folder, revisionName(number)), text);
      return true;
    } catch (error) {
      if (isFileError(error, 'EEXIST')) return false;
      throw error;
    }
  }

  async setAside(number: number): Promise<string | null> {
    const aside = join(this.folder, asideName(number));
    try {
      await rename(join(this.folder, revisionName(number)), aside);
      return aside;
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async numbers(): Promise<readonly number[]> {
    try {
      return revisionNumbers(await readdir(this.folder));
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return [];
      throw error;
    }
  }

  loadHead(): Promise<string | null> {
    return readText(this.head);
  }

  saveHead(text: string): Promise<void> {
    return replaceFile(this.head, text);
  }

  async loadTrail(): Promise<string> {
    return (await readText(this.trail)) ?? '';
  }

  async addToTrail(lines: string): Promise<void> {
    // A writer that died in the middle of its line must not spoil the next one.
    const start = (await endsInLine(this.trail)) ? '\n' : '';
    await appendFile(this.trail, start + lines, { flush: true });
  }

  watch(look: () => void): () => void {
    return watchFolder(this.folder, POLL_MS, look);
  }
}

async function endsInLine(file: string): Promise<boolean> {
  const handle = await open(file, 'a+');
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() !== '\n';
  } finally {
    await handle.close();
  }
}
