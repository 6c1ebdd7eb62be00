import type { Db } from '../../../db/client';
import { formatAirwayBill } from '../airway-bill';
import { listCourierIds } from '../provider.repository';

/** The carrier's prefix on airway bills. */
const CARRIER = '784';

/**
 * By whom something is sent, and under which number; made up from its id, so that it is the same each time.
 * @throws Error when there is no courier
 */
export async function makeUpWay(
  db: Db,
  id: number,
): Promise<{ courierId: number; airwayBillNumber: string }> {
  const couriers = await listCourierIds(db);
  const courierId = couriers[id % couriers.length];
  if (courierId === undefined) throw new Error('there is no courier to book');
  return { courierId, airwayBillNumber: formatAirwayBill(CARRIER, (id * 7_919 + 1_234_567) % 10_000_000) };
}
