const DIGITS = 7;

/**
 * A made-up airway bill of the form that a courier's numbers have: its example, ending in a serial number. A courier without a
 * form gets a number of our own.
 * @param serial 0 to 9,999,999
 */
export function makeUpAirwayBill(
  { airwayBillExample }: { readonly airwayBillExample: string | null },
  serial: number,
): string {
  const digits = String(serial).padStart(DIGITS, '0');
  return `${airwayBillExample?.slice(0, -DIGITS) ?? 'V-'}${digits}`;
}
