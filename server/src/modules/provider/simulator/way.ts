import type { Db } from '../../../db/client';
import { listCouriers } from '../../courier/courier.repository';
import { makeUpAirwayBill } from '../airway-bill';

/**
 * By whom something is sent, and under which number; made up from its id, so that it is the same each time.
 * @throws Error when there is no courier
 */
export async function makeUpWay(
  db: Db,
  id: number,
): Promise<{ courierId: number; airwayBillNumber: string }> {
  // A lab sends by those who can be followed.
  const couriers = (await listCouriers(db)).filter(({ trackingTemplate }) => trackingTemplate !== null);
  const courier = couriers[id % couriers.length];
  if (courier === undefined) throw new Error('there is no courier to book');
  return {
    courierId: courier.id,
    airwayBillNumber: makeUpAirwayBill(courier, (id * 7_919 + 1_234_567) % 10_000_000),
  };
}
