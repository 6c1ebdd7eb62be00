import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Db } from './db/client';
import type { Transact } from './db/unit-of-work';
import type { EventHub } from './events/event-hub';
import type { AuditService } from './modules/audit/audit.service';
import type { FileLinks } from './modules/asset/file-links';
import type { SessionService } from './modules/auth/session.service';
import type { ObjectStorage } from './storage/object-storage';

/** What every module gets. Made once in `app.ts`. */
export interface AppContext {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** For reading. Never inside a transaction: use the unit's `tx` there. */
  readonly db: Db;
  /** Runs work in one transaction; its events are told after the commit. */
  readonly transact: Transact;
  readonly events: EventHub;
  readonly storage: ObjectStorage;
  readonly sessions: SessionService;
  readonly audit: AuditService;
  /** Signed short-lived addresses of stored files. */
  readonly fileLinks: FileLinks;
}
