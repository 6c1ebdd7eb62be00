import { CASE_SIDES, REQUEST_STATUSES, REQUEST_TRANSITIONS, WORKFLOWS } from '@portal/shared/contract';
import { COMPANY_REQUEST_ACTIONS, offeredRequestActions, waitingRequestStatuses } from './request-actions';

const EVERY = REQUEST_STATUSES.flatMap((status) =>
  CASE_SIDES.flatMap((side) => WORKFLOWS.map((workflow) => ({ status, side, workflow }))),
);

describe('what a request offers', () => {
  it.each(EVERY)('[SM-04] is what the table allows in $status, $side, $workflow', ({ status, ...facts }) => {
    const allowed = REQUEST_TRANSITIONS.filter(
      ({ from, by, when }) => from.includes(status) && by.includes('client') && (when?.holds(facts) ?? true),
    )
      .map(({ action }) => action)
      // What a clinic asked for itself has one way only: there is no call to send it on.
      .filter((action) => facts.side === 'doctor' || action !== 'lastMileShipped');
    const { next, others } = offeredRequestActions({ status, side: facts.side }, facts.workflow);
    expect([...(next ? [next] : []), ...others].toSorted()).toEqual(allowed.toSorted());
  });

  it('[SM-04] leaves out no action of a company', () => {
    const ofCompany = REQUEST_TRANSITIONS.filter(({ by }) => by.includes('client')).map(
      ({ action }) => action,
    );
    expect(new Set(COMPANY_REQUEST_ACTIONS)).toEqual(new Set(ofCompany));
  });

  it('[SM-04] says in which statuses the company is waited for', () => {
    expect(waitingRequestStatuses('client', 'ONE_STEP')).toEqual(['PENDING_COURIER_PICKUP']);
    expect(waitingRequestStatuses('doctor', 'ONE_STEP')).toEqual([
      'PENDING_PAYMENT',
      'PENDING_COURIER_PICKUP',
      'FIRST_MILE_SHIPPED',
    ]);
  });
});
