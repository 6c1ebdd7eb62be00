import type { LastMile } from '@portal/shared/contract';
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

/** @throws PortalError 'validation' for a courier who is not in the list (SM-06) */
export async function parseCourierDetails(
  tx: Db,
  { courierId, airwayBillNumber }: LastMile,
): Promise<CourierDetails> {
  const by = courierId === undefined ? null : await checkCourier(tx, courierId);
  const bill = airwayBillNumber?.trim() ?? null;
  const words = [by?.title, bill].filter((word) => word !== undefined && word !== null);
  return {
    courierId: by?.id ?? null,
    airwayBillNumber: bill,
    note: words.length > 0 ? words.join(' ') : null,
  };
}
