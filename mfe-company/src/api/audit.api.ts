import { callOf } from '@portal/shared/api';
import type { AuditListQuery } from '@portal/shared/contract';
import { companyApi } from './company.api';

/** What was done, read and refused in the company. */
const auditApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query(callOf('GET /audit', (query: AuditListQuery) => ({ query }))),
  }),
});

export const { useAuditQuery } = auditApi;
