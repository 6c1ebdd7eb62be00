import { and, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { shipment, shipmentCase } from '../../db/schema';
import { billContains } from '../courier/airway-bill-search';

/**
 * The airway bill of a parcel's way on to the doctor, or of a case in it that was sent on by itself, holds the text. The cases are
 * looked up by the parcel, so that no other company's are read.
 */
export function lastMileBillContains(text: string): SQL {
  const { shipmentId, lastMileAirwayBill: own } = shipmentCase;
  const isOwn = and(sql`${shipmentId} = ${shipment.id}`, isNotNull(own), billContains(own, text));
  const isOfCase = sql`exists (select from ${shipmentCase} where ${isOwn})`;
  return or(billContains(shipment.lastMileAirwayBill, text), isOfCase) ?? isOfCase;
}
