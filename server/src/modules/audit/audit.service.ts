import type { ErrorCode } from '@portal/shared/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client';
import { auditLog } from '../../db/schema';

export interface AuditEntry {
  /** The call, or what happened, for example 'signIn'. */
  readonly action: string;
  readonly outcome: 'done' | 'refused';
  readonly code?: ErrorCode;
  readonly companyId?: number;
  readonly contactId?: number;
  /** uuid of the record. */
  readonly subject?: string;
  readonly requestId?: string;
  /** Network address of the caller. */
  readonly address?: string;
  readonly detail?: string;
}

export interface AuditService {
  /** Never throws: a call does not fail because its trace could not be written, but the log says so. */
  write(entry: AuditEntry): Promise<void>;
}

export function createAuditService(db: Db, log: FastifyBaseLogger): AuditService {
  return {
    async write(entry) {
      try {
        await db.insert(auditLog).values(entry);
      } catch (error) {
        log.error({ err: error, entry }, 'audit entry was not written');
      }
    },
  };
}
