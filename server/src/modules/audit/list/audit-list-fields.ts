import { LIMITS } from '@portal/shared/contract';
import { auditLog, company } from '../../../db/schema';
import type { ListShape } from '../../../lists/list-query';

/** What the log may be filtered by. It stands in the order of time, which is the one that an index has. */
export const AUDIT_LIST: ListShape = {
  fields: {
    at: { column: auditLog.at, type: 'date' },
    area: { column: auditLog.area, type: 'choice', sort: false },
    deed: { column: auditLog.deed, type: 'choice', sort: false },
    action: { column: auditLog.action, type: 'choice', sort: false },
    outcome: { column: auditLog.outcome, type: 'choice', sort: false },
    'actor.type': { column: auditLog.actorType, type: 'choice', sort: false },
    'actor.uuid': { column: auditLog.actorUuid, type: 'uuid', sort: false },
    subject: { column: auditLog.subject, type: 'uuid', sort: false },
  },
  tieBreaker: auditLog.id,
  defaultOrder: 'at desc',
  defaultPaginate: 50,
  mostRows: LIMITS.recordsAtOnce,
};

/** The provider picks a company by its uuid. */
export const PROVIDER_AUDIT_LIST: ListShape = {
  ...AUDIT_LIST,
  fields: {
    ...AUDIT_LIST.fields,
    company: {
      column: company.uuid,
      type: 'uuid',
      sort: false,
      via: { reference: auditLog.companyId, id: company.id },
    },
  },
};
