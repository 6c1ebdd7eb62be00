import { formatAirwayBill, isAirwayBill } from './airway-bill';

describe('airway bill', () => {
  it('[SM-01] carries the serial modulo 7 as its check digit', () => {
    expect(formatAirwayBill('784', 1_234_567)).toBe('784-1234 5675');
  });

  it('keeps leading zeros of the serial', () => {
    expect(formatAirwayBill('235', 8)).toBe('235-0000 0081');
  });

  it('accepts what it writes and refuses a wrong check digit', () => {
    expect([0, 1, 99, 7_654_321, 9_999_999].every((n) => isAirwayBill(formatAirwayBill('176', n)))).toBe(
      true,
    );
    expect(isAirwayBill('784-1234 5676')).toBe(false);
    expect(isAirwayBill('1234')).toBe(false);
  });
});
