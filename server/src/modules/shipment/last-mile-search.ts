import { and, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { shipment, shipmentCase } from '../../db/schema';
import { billContains } from '../courier/airway-bill-search';

/**
 * The airway bill of a parcel's way on to the doctor, or of a case in it that was sent on by itself, holds the text. The database
 * answers `exists` by reading all companies' cases once; an aggregate it can only look up parcel by parcel, in an index.
 */
export function lastMileBillContains(text: string): SQL {
  const { shipmentId, lastMileAirwayBill: own } = shipmentCase;
  const isOwn = and(sql`${shipmentId} = ${shipment.id}`, isNotNull(own));
  const isOfCase = sql`(select bool_or(${billContains(own, text)}) from ${shipmentCase} where ${isOwn})`;
  return or(billContains(shipment.lastMileAirwayBill, text), isOfCase) ?? isOfCase;
}
