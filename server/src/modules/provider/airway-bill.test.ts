import { isAirwayBillOf } from '@portal/shared/contract';
import { makeUpAirwayBill } from './airway-bill';

describe('a made-up airway bill', () => {
  it('[SM-01] has the form of its courier’s numbers', () => {
    const dhl = { airwayBillPattern: String.raw`\d{10}`, airwayBillExample: '4283716095' };
    const ups = { airwayBillPattern: '1Z[0-9A-Z]{16}', airwayBillExample: '1Z999AA10123456784' };
    const own = { airwayBillPattern: null, airwayBillExample: null };
    expect([dhl, ups, own].map((courier) => makeUpAirwayBill(courier, 8))).toEqual([
      '4280000008',
      '1Z999AA10120000008',
      'V-0000008',
    ]);
    for (const courier of [dhl, ups, own])
      expect(isAirwayBillOf(courier, makeUpAirwayBill(courier, 9_999_999))).toBe(true);
    expect(isAirwayBillOf(dhl, makeUpAirwayBill(ups, 1))).toBe(false);
  });
});
