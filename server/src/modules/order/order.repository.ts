import type { BatchNumber, Making, OrderStatus } from '@portal/shared/contract';
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { batch, company, dentalCase, plan, productionOrder, shipment } from '../../db/schema';
import { inScope, type CaseScope } from '../case/case-scope';
import type { ToBeMade } from '../configuration/making.repository';

export type OrderRow = typeof productionOrder.$inferSelect;

/** An order with the outward ids of what it belongs to. */
export interface OrderRecord {
  readonly row: OrderRow;
  readonly caseUuid: string;
  readonly batchUuid: string | null;
  readonly batchNumber: BatchNumber | null;
  readonly planUuid: string | null;
  readonly planNumber: number | null;
  readonly shipmentUuid: string | null;
  readonly company: { readonly uuid: string; readonly name: string };
}

const selectOrders = (db: Db) =>
  db
    .select({
      row: productionOrder,
      caseUuid: dentalCase.uuid,
      batchUuid: batch.uuid,
      batchNumber: batch.number,
      planUuid: plan.uuid,
      planNumber: plan.number,
      shipmentUuid: shipment.uuid,
      company: { uuid: company.uuid, name: company.name },
    })
    .from(productionOrder)
    .innerJoin(dentalCase, eq(dentalCase.id, productionOrder.caseId))
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .leftJoin(batch, eq(batch.id, productionOrder.batchId))
    .leftJoin(plan, eq(plan.id, productionOrder.planId))
    .leftJoin(shipment, eq(shipment.id, productionOrder.shipmentId))
    .$dynamic();

/** Orders of a case, newest first. */
export function listOrders(db: Db, scope: CaseScope, caseUuid: string): Promise<OrderRecord[]> {
  return selectOrders(db)
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .orderBy(desc(productionOrder.id));
}

export async function findOrder(db: Db, scope: CaseScope, uuid: string): Promise<OrderRecord | null> {
  const [record] = await selectOrders(db).where(and(eq(productionOrder.uuid, uuid), inScope(scope)));
  return record ?? null;
}

/** The order of a case that is neither sent nor canceled; a case has one at most. The transaction holds the case. */
export async function findOpenOrder(tx: Db, caseId: number): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(productionOrder)
    .where(
      and(eq(productionOrder.caseId, caseId), notInArray(productionOrder.status, ['SHIPPED', 'CANCELED'])),
    )
    .orderBy(desc(productionOrder.id))
    .limit(1);
  return row ?? null;
}

/** How what a case was sent last was made; null where it was sent nothing or that was not kept. The transaction holds the case. */
export async function findMakingOfSent(tx: Db, caseId: number): Promise<Making | null> {
  const [row] = await tx
    .select({ making: productionOrder.making })
    .from(productionOrder)
    .where(and(eq(productionOrder.caseId, caseId), eq(productionOrder.status, 'SHIPPED')))
    .orderBy(desc(productionOrder.id))
    .limit(1);
  return row?.making ?? null;
}

/** What a case asks to be made. The transaction holds the case. */
export async function readToBeMade(tx: Db, caseId: number): Promise<ToBeMade> {
  const { companyId, productId, trimLine, offset, material } = dentalCase;
  const [row] = await tx
    .select({ companyId, productId, trimLine, offset, material })
    .from(dentalCase)
    .where(eq(dentalCase.id, caseId));
  if (!row) throw new Error('The locked case is gone');
  return row;
}

export async function insertOrder(
  tx: Db,
  values: Pick<typeof productionOrder.$inferInsert, 'caseId' | 'batchId' | 'planId' | 'making'>,
): Promise<OrderRow> {
  const [row] = await tx.insert(productionOrder).values(values).returning();
  if (!row) throw new Error('The order was not inserted');
  return row;
}

/** Columns that a change of state may set besides the status itself. */
export type OrderStateFields = Partial<Pick<OrderRow, 'rejectReason' | 'making'>>;

export async function writeOrderStatus(
  tx: Db,
  orderId: number,
  status: OrderStatus,
  fields: OrderStateFields,
): Promise<OrderRow> {
  const [row] = await tx
    .update(productionOrder)
    .set({ ...fields, status, updatedAt: new Date() })
    .where(eq(productionOrder.id, orderId))
    .returning();
  if (!row) throw new Error('The order of the locked case is gone');
  return row;
}

/** Notes by which parcel the order of a case travels that was just booked. The transaction holds the case. */
export async function putOrderIntoShipment(tx: Db, caseId: number, shipmentId: number): Promise<void> {
  await tx
    .update(productionOrder)
    .set({ shipmentId, updatedAt: new Date() })
    .where(
      and(
        eq(productionOrder.caseId, caseId),
        eq(productionOrder.status, 'READY_FOR_SHIPPING'),
        isNull(productionOrder.shipmentId),
      ),
    );
}
