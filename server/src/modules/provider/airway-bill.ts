const SERIAL_DIGITS = 7;

/**
 * A standard airway bill number: the carrier's three digits, then a serial of seven digits and its check digit
 * (the serial modulo 7), written `784-1234 5675`.
 * @param prefix the carrier's prefix, three digits
 * @param serial 0 to 9,999,999
 */
export function formatAirwayBill(prefix: string, serial: number): string {
  const digits = String(serial).padStart(SERIAL_DIGITS, '0');
  const withCheck = `${digits}${serial % 7}`;
  return `${prefix}-${withCheck.slice(0, 4)} ${withCheck.slice(4)}`;
}

/** Whether a number is written as an airway bill and its check digit is right. */
export function isAirwayBill(value: string): boolean {
  const match = /^\d{3}-(\d{4}) (\d{3})(\d)$/.exec(value);
  return match !== null && Number(`${match[1]}${match[2]}`) % 7 === Number(match[3]);
}
