import { Type } from 'typebox';
import { AuditCheck, AuditCheckQuery, AuditEntry, AuditListQuery } from '../resources/audit';
import { ListOf } from '../resources/common';
import type { CallTable } from './call';

const query = AuditListQuery;
const reply = ListOf(AuditEntry);

/** What was done and refused: of a company for its super admins, of everybody for the provider. */
export const auditCalls = {
  'GET /audit': {
    summary: 'What was done, read and refused in the company, the newest first',
    access: 'superAdmin',
    query,
    reply,
  },
  'GET /audit/csv': {
    summary: 'The audit log as a table for spreadsheets',
    access: 'superAdmin',
    query,
    reply: Type.String(),
    replyType: 'text/csv',
  },
  'GET /api/provider/audit': {
    summary: 'What was done, read and refused in every company, the newest first',
    access: 'provider',
    query,
    reply,
  },
  'GET /api/provider/audit/check': {
    summary: 'Whether the audit log is whole and unchanged',
    access: 'provider',
    query: AuditCheckQuery,
    reply: AuditCheck,
  },
} as const satisfies CallTable;
