import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client';
import { insertEntries, type AuditEntry } from './audit.repository';
import { currentTraces, type Actor } from './audited-call';
import { classify } from './classify';
import { createMinuteLimiter, createRecently } from './limits';

export type { AuditEntry } from './audit.repository';

/** A refused try; `status` is that of the answer. */
export interface RefusedTry extends Omit<AuditEntry, 'outcome' | 'actor'> {
  readonly actor: Actor;
  readonly status: number;
}

/** A call by a signed address. */
export type LinkCall = Pick<AuditEntry, 'action' | 'address' | 'requestId'>;

export interface AuditService {
  /** Never throws: for what is told after the fact. The log says that it could not be written. */
  write(entry: AuditEntry): Promise<void>;
  /** In the transaction of what it tells of, which fails with it. */
  writeIn(tx: Db, entry: AuditEntry): Promise<void>;
  /** Never throws. Of nobody known, of floods and of what makes no sense, each process keeps so many a minute. */
  refused(refused: RefusedTry): Promise<void>;
  /**
   * Somebody is about to see something of a patient's; nothing is answered if it cannot be written. Who looks at the same
   * again within a minute leaves no second row.
   */
  read(entry: Omit<AuditEntry, 'outcome'>): Promise<void>;
}

/** Anybody can be refused as often as they like; the log has them all. */
const REFUSALS_A_MINUTE = 60;
const AGAIN_MS = 60_000;
/** Refusals that say something about who tries what; others are of floods or of calls that make no sense. */
const TELLING: ReadonlySet<number> = new Set([401, 403, 404, 409, 410]);

export function createAuditService(db: Db, log: FastifyBaseLogger): AuditService {
  const isDueOfNobody = createMinuteLimiter(REFUSALS_A_MINUTE);
  const isDueOfSenseless = createMinuteLimiter(REFUSALS_A_MINUTE);
  const recently = createRecently(AGAIN_MS);
  const write = async (entry: AuditEntry): Promise<void> => {
    try {
      await insertEntries(db, [entry]);
    } catch (error) {
      log.error({ err: error, entry }, 'audit entry was not written');
    }
  };
  return {
    async write(entry) {
      const traces = currentTraces();
      if (traces && entry.outcome === 'refused') traces.isRefusalWritten = true;
      await write(entry);
    },
    writeIn: (tx, entry) => insertEntries(tx, [entry]),
    async refused({ status, ...entry }) {
      const isDue = isUnknown(entry.actor) ? isDueOfNobody() : TELLING.has(status) || isDueOfSenseless();
      if (isDue) await write({ ...entry, outcome: 'refused' });
    },
    async read(entry) {
      const key = keyOf(entry);
      // Each export is one.
      if (!recently.begin(key) && classify(entry.action).deed !== 'export') return;
      try {
        await insertEntries(db, [{ ...entry, outcome: 'done' }]);
      } catch (error) {
        recently.forget(key);
        throw error;
      }
    },
  };
}

function isUnknown({ type }: Actor): boolean {
  return type === 'nobody' || type === 'link';
}

/** Who looks at what; of whom nobody knows, the network address. */
function keyOf({ actor, action, subject, address, detail }: Omit<AuditEntry, 'outcome'>): string {
  return JSON.stringify([actor, action, subject, actor?.type === 'person' ? null : address, detail]);
}
