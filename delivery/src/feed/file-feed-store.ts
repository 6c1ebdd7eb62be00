import { randomUUID } from 'node:crypto';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError, isFileError } from '../errors';
import { replaceFile, writeFlushed } from '../files';
import { isJsonObject, readJson } from '../json';
import { AuditLog } from './audit-log';
import type { FeedStore } from './feed-store';
import type { AuditEntry, FeedDocument } from './feed.types';

interface Revision {
  readonly feed: FeedDocument;
  readonly changes: readonly AuditEntry[];
}

/**
 * The feed in `<dir>/feed.json`, every revision of it in `<dir>/revisions/`, the trail in `<dir>/audit.jsonl`.
 *
 * The revision files are the truth: link(2) makes `<n>.json` only for the first of two writers, whole and without
 * a lock that could be left behind. `feed.json` follows it. A writer may die between the two, or be overtaken, so a
 * reader walks on from `feed.json` over the revisions that come after it.
 */
export class FileFeedStore implements FeedStore {
  private readonly feedFile: string;
  private readonly revisions: string;
  private readonly audit: AuditLog;
  /** Revisions never change, so a reader that has one needs to look for later ones only. */
  private live: FeedDocument | null = null;

  constructor(dir: string) {
    this.feedFile = join(dir, 'feed.json');
    this.revisions = join(dir, 'revisions');
    this.audit = new AuditLog(join(dir, 'audit.jsonl'));
  }

  async read(): Promise<FeedDocument | null> {
    this.live ??= checkFeed(await this.readFile(this.feedFile), this.feedFile);
    for (;;) {
      const next = await this.readRevision((this.live?.revision ?? 0) + 1);
      if (!next) return this.live;
      this.live = next.feed;
    }
  }

  async commit(next: FeedDocument, changes: readonly AuditEntry[]): Promise<void> {
    await mkdir(this.revisions, { recursive: true });
    await this.completeAudit(next.revision - 1);
    await this.claim({ feed: next, changes });
    await replaceFile(this.feedFile, `${JSON.stringify(next, null, 2)}\n`);
    await this.audit.append(changes);
  }

  async history(): Promise<readonly AuditEntry[]> {
    return this.audit.read();
  }

  private async claim(revision: Revision): Promise<void> {
    const temporary = join(this.revisions, `.${randomUUID()}.tmp`);
    const number = revision.feed.revision;
    try {
      await writeFlushed(temporary, `${JSON.stringify(revision)}\n`);
      await link(temporary, this.revisionFile(number));
    } catch (error) {
      if (!isFileError(error, 'EEXIST')) throw error;
      throw new DeliveryError('feedConflict', await this.describeConflict(number), { cause: error });
    } finally {
      await rm(temporary, { force: true });
    }
  }

  private async describeConflict(number: number): Promise<string> {
    const [change] = (await this.readRevision(number))?.changes ?? [];
    const winner = change ? ` by ${change.who} (${change.action} ${change.domain} ${change.to})` : '';
    return `The feed was changed meanwhile: revision ${number} was made${winner}. Nothing was changed by this command.`;
  }

  /** A writer that died right after its claim left no line in the trail; its revision file still knows it. */
  private async completeAudit(upTo: number): Promise<void> {
    const written = (await this.audit.read()).at(-1)?.revision ?? 0;
    for (let number = written + 1; number <= upTo; number += 1) {
      const revision = await this.readRevision(number);
      if (revision) await this.audit.append(revision.changes);
    }
  }

  private async readRevision(number: number): Promise<Revision | null> {
    const file = this.revisionFile(number);
    const value = await this.readFile(file);
    if (value === null) return null;
    const feed = isJsonObject(value) ? checkFeed(value['feed'], file) : null;
    const changes = isJsonObject(value) && Array.isArray(value['changes']) ? value['changes'] : [];
    if (!feed) throw unreadable(file);
    return { feed, changes: changes as readonly AuditEntry[] };
  }

  private async readFile(file: string): Promise<unknown> {
    return readJson(file).catch((cause: unknown) => {
      throw unreadable(file, { cause });
    });
  }

  private revisionFile(number: number): string {
    return join(this.revisions, `${String(number).padStart(8, '0')}.json`);
  }
}

function checkFeed(value: unknown, file: string): FeedDocument | null {
  if (value === null || value === undefined) return null;
  if (!isFeed(value)) throw unreadable(file);
  return value;
}

function isFeed(value: unknown): value is FeedDocument {
  if (!isJsonObject(value)) return false;
  return value['schema'] === 1 && Number.isInteger(value['revision']) && isJsonObject(value['domains']);
}

function unreadable(file: string, options?: ErrorOptions): DeliveryError {
  return new DeliveryError('feedUnreadable', `${file} is not a feed this version can read`, options);
}
