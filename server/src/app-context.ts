import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Db, ReadInBatches } from './db/client';
import type { Transact } from './db/unit-of-work';
import type { EventHub } from './events/event-hub';
import type { SharedBuckets } from './limits/shared-buckets';
import type { AuditService } from './modules/audit/audit.service';
import type { FileLinks } from './modules/asset/file/file-links';
import type { ScanForViruses } from './modules/asset/file/virus-scanner';
import type { SessionService } from './modules/auth/session.service';
import type { PhaseTimes } from './modules/case/phase-times.service';
import type { Mailer } from './modules/mail/mail';
import type { Metrics } from './plugins/metrics';
import type { Readiness } from './plugins/readiness';
import type { ObjectStorage, UploadParts } from './storage';

/** What every module gets. Made once in `app.ts`. */
export interface AppContext {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** What time it is for what happens by itself. */
  readonly now: () => Date;
  /** For reading. Never inside a transaction: use the unit's `tx` there. */
  readonly db: Db;
  /** Reads what may be too much for the memory. Never inside a transaction. */
  readonly batches: ReadInBatches;
  /** Runs work in one transaction; its events are told after the commit. */
  readonly transact: Transact;
  readonly events: EventHub;
  readonly storage: ObjectStorage;
  /** Null where an operator scans the storage. */
  readonly scanForViruses: ScanForViruses | null;
  /** The bytes of uploads that are to become records. */
  readonly uploadParts: UploadParts;
  readonly sessions: SessionService;
  readonly audit: AuditService;
  /** Signed short-lived addresses of stored files. */
  readonly fileLinks: FileLinks;
  /** Mails to people, sent with the transaction that they tell of. */
  readonly mail: Mailer;
  /** How long a company's cases take. */
  readonly phaseTimes: PhaseTimes;
  /** What people and companies may do how often, counted by all processes together. */
  readonly buckets: SharedBuckets;
  readonly metrics: Metrics;
  /** What `/readyz` asks; a part that can be away adds its check. */
  readonly readiness: Readiness;
}
