import { definePart } from '@portal/shared/mfe';

/** What this domain puts into the page of a case. */
export const parts = {
  caseRequests: definePart('case.tab', async () => {
    const { CaseRequests } = await import('../features/requests/case-requests');
    return CaseRequests;
  }),
  caseShipments: definePart('case.tab', async () => {
    const { CaseShipments } = await import('../features/shipments/case-shipments');
    return CaseShipments;
  }),
};
