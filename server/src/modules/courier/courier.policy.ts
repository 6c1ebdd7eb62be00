import { isAirwayBillOf, normaliseAirwayBill, type LastMile } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { fieldRefusal } from '../../refusals';
import { findCourier, type CourierRow } from './courier.repository';

/**
 * The courier that a call names.
 * @throws PortalError 'validation' for one who is not in the list (SM-06)
 */
export async function checkCourier(tx: Db, courierId: number): Promise<CourierRow> {
  const found = await findCourier(tx, courierId);
  if (!found) throw fieldRefusal({ courierId: 'unknownCourier' });
  return found;
}

/** How something was sent on, with the words for its history; each part may be unknown. */
export interface CourierDetails {
  readonly courierId: number | null;
  readonly airwayBillNumber: string | null;
  readonly note: string | null;
}

/**
 * How the company's people sent something on. An airway bill has the form of its courier's numbers: one of another courier would
 * lead to a stranger's parcel.
 * @throws PortalError 'validation' for a courier who is not in the list (SM-06), or an airway bill that is not theirs
 */
export async function parseCourierDetails(
  tx: Db,
  { courierId, airwayBillNumber }: LastMile,
): Promise<CourierDetails> {
  const by = courierId === undefined ? null : await checkCourier(tx, courierId);
  const typed = airwayBillNumber?.trim() ?? null;
  if (by && typed !== null && !isAirwayBillOf(by, typed))
    throw fieldRefusal({
      airwayBillNumber: {
        code: 'airwayBillForm',
        values: { courier: by.title, example: by.airwayBillExample ?? '' },
      },
    });
  const bill = typed !== null && by?.airwayBillPattern ? normaliseAirwayBill(typed) : typed;
  return { courierId: by?.id ?? null, airwayBillNumber: bill, note: wordsOf(by, bill) };
}

/** Courier and number as a history names them. */
export function wordsOf(by: Pick<CourierRow, 'title'> | null, bill: string | null): string | null {
  const words = [by?.title, bill].filter((word) => word !== undefined && word !== null);
  return words.length > 0 ? words.join(' ') : null;
}
