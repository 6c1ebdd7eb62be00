import {
  CASE_SIDES,
  CASE_STATUSES,
  countedStatuses,
  uncountedStatuses,
  waitingStatuses,
  whoActs,
  whoseTurn,
  WORKFLOWS,
} from './constants';

describe('for whom a case waits', () => {
  it.each([
    ['NEW', 'company', 'doctor'],
    ['REJECTED', 'company', 'doctor'],
    ['IN_CUSTOMER_APPPROVE', 'company', 'doctor'],
    ['PENDING_COURIER_PICKUP', 'company', 'doctor'],
    ['IN_CLEARANCE', 'company', 'company'],
    ['UNCLEARED_FOR_MFG', 'company', 'company'],
    ['FIRST_MILE_SHIPPED', 'company', 'company'],
    ['IN_QC', 'provider', 'provider'],
    ['AWAITING_IMPRESSION', 'courier', 'courier'],
    ['SHIPPED', null, null],
  ] as const)('[CA-02] %s: %s on the own side, %s on the doctors’', (status, own, ofDoctors) => {
    expect([whoActs(status, 'client'), whoActs(status, 'doctor')]).toEqual([own, ofDoctors]);
  });

  it('[CA-02] is somebody of the clinic exactly where it is the clinic’s turn', () => {
    for (const side of CASE_SIDES)
      for (const status of CASE_STATUSES)
        expect(['company', 'doctor'].includes(String(whoActs(status, side)))).toBe(
          whoseTurn(status) === 'client',
        );
  });

  it('[CA-02] is the company’s people wherever it is the clinic’s turn: doctors have no account', () => {
    for (const side of CASE_SIDES)
      expect(waitingStatuses(side)).toEqual(CASE_STATUSES.filter((status) => whoseTurn(status) === 'client'));
    expect(uncountedStatuses('TWO_STEPS', 'doctor')).toEqual(
      expect.arrayContaining([
        'NEW',
        'REJECTED',
        'IN_CUSTOMER_APPPROVE',
        'UNCLEARED_FOR_MFG',
        'PENDING_COURIER_PICKUP',
      ]),
    );
  });

  it.each(WORKFLOWS)('[CA-02] %s: what is counted and what is not are all that waits', (workflow) => {
    for (const side of CASE_SIDES) {
      const counted = countedStatuses(workflow, side);
      const others = uncountedStatuses(workflow, side);
      expect(new Set([...counted, ...others])).toEqual(new Set(waitingStatuses(side)));
      expect(others.filter((status) => counted.includes(status))).toEqual([]);
    }
  });
});
