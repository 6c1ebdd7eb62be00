import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseAsset, plan, shipment, shipmentCase } from '../../db/schema';

// What a message can point to, always of one case: that the case is the company's is known of its room.

export async function findPlanOfCase(tx: Db, caseId: number, number: number) {
  const { uuid, upperStages, lowerStages } = plan;
  const [row] = await tx
    .select({ uuid, upperStages, lowerStages })
    .from(plan)
    .where(and(eq(plan.caseId, caseId), eq(plan.number, number)));
  return row ?? null;
}

export async function findRecordOfCase(tx: Db, caseId: number, assetUuid: string) {
  const { uuid, assetType, name } = caseAsset;
  const [row] = await tx
    .select({ uuid, assetType, name })
    .from(caseAsset)
    .where(and(eq(caseAsset.caseId, caseId), eq(caseAsset.uuid, assetUuid), eq(caseAsset.state, 'stored')));
  return row ?? null;
}

export async function findParcelOfCase(tx: Db, caseId: number, shipmentUuid: string) {
  const { uuid, identifier } = shipment;
  const [row] = await tx
    .select({ uuid, identifier })
    .from(shipment)
    .innerJoin(shipmentCase, eq(shipmentCase.shipmentId, shipment.id))
    .where(and(eq(shipmentCase.caseId, caseId), eq(shipment.uuid, shipmentUuid)));
  return row ?? null;
}
