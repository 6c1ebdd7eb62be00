import { byScope } from '@portal/shared/api';
import type { SlotProps } from '@portal/shared/contract';
import { shipmentsApi } from './shipments.api';

type CaseRef = SlotProps['case.tab'];

const toCaseParams = ({ caseUuid, side }: CaseRef) =>
  ({ scope: side === 'doctor' ? 'doctors' : 'own', params: { id: caseUuid } }) as const;
const providesTags = (_parts: unknown, _error: unknown, { caseUuid }: CaseRef) => [
  { type: 'CaseParts' as const, id: caseUuid },
];

/** What was asked for and sent for one case: the calls of this domain's tabs in the page of a case. */
export const casePartsApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    caseRequests: build.query({ ...byScope('GET /case/{id}/request', toCaseParams), providesTags }),
    caseNext: build.query({ ...byScope('GET /case/{id}/next', toCaseParams), providesTags }),
    caseShipments: build.query({ ...byScope('GET /case/{id}/shipments', toCaseParams), providesTags }),
  }),
});

export const { useCaseNextQuery, useCaseRequestsQuery, useCaseShipmentsQuery } = casePartsApi;
