import type { AssetTypeKey } from '@portal/shared/contract';
import { and, desc, eq, inArray, isNull, lte, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { batch, caseAsset, company, dentalCase, plan, refinement, serviceRequest } from '../../db/schema';
import { inScope, type CaseScope } from '../case/case-scope';
import { linkOf, type AssetLinks, type AssetOwnerKind } from './asset-link.repository';

export type AssetRow = typeof caseAsset.$inferSelect;

/** A record with the outward ids of what it belongs to. */
export interface AssetRecord {
  readonly row: AssetRow;
  readonly caseUuid: string;
  readonly companyUuid: string;
  /** What it belongs to besides its case. */
  readonly owners: {
    readonly planUuid: string | null;
    readonly batchUuid: string | null;
    readonly refinementUuid: string | null;
    readonly requestUuid: string | null;
  };
}

const selectAssets = (db: Db) =>
  db
    .select({
      row: caseAsset,
      caseUuid: dentalCase.uuid,
      companyUuid: company.uuid,
      owners: {
        planUuid: plan.uuid,
        batchUuid: batch.uuid,
        refinementUuid: refinement.uuid,
        requestUuid: serviceRequest.uuid,
      },
    })
    .from(caseAsset)
    .innerJoin(dentalCase, eq(dentalCase.id, caseAsset.caseId))
    .innerJoin(company, eq(company.id, caseAsset.companyId))
    .leftJoin(plan, eq(plan.id, caseAsset.planId))
    .leftJoin(batch, eq(batch.id, caseAsset.batchId))
    .leftJoin(refinement, eq(refinement.id, caseAsset.refinementId))
    .leftJoin(serviceRequest, eq(serviceRequest.id, caseAsset.requestId))
    .$dynamic();

/** Records of a case, newest first. */
export function listAssets(db: Db, scope: CaseScope, caseUuid: string): Promise<AssetRecord[]> {
  return newestFirst(db, and(eq(dentalCase.uuid, caseUuid), inScope(scope)));
}

/** Records of a plan, a batch, a refinement or a request, newest first. */
export function listAssetsOf(
  db: Db,
  scope: CaseScope,
  kind: AssetOwnerKind,
  ownerId: number,
): Promise<AssetRecord[]> {
  return newestFirst(db, and(eq(linkOf(kind), ownerId), inScope(scope)));
}

function newestFirst(db: Db, condition: SQL | undefined): Promise<AssetRecord[]> {
  return selectAssets(db).where(condition).orderBy(desc(caseAsset.createdAt), desc(caseAsset.id));
}

export async function findAsset(db: Db, companyId: number, uuid: string): Promise<AssetRecord | null> {
  const [record] = await selectAssets(db).where(
    and(eq(caseAsset.uuid, uuid), eq(caseAsset.companyId, companyId)),
  );
  return record ?? null;
}

/** The record that a signed address names; the signature speaks for the company. */
export async function findStoredAsset(
  db: Db,
  claim: { assetUuid: string; companyUuid: string },
): Promise<AssetRow | null> {
  const [record] = await selectAssets(db).where(
    and(
      eq(caseAsset.uuid, claim.assetUuid),
      eq(company.uuid, claim.companyUuid),
      eq(caseAsset.state, 'stored'),
    ),
  );
  return record?.row ?? null;
}

/** @returns its outward id. */
export async function insertAsset(tx: Db, values: typeof caseAsset.$inferInsert): Promise<string> {
  const [row] = await tx.insert(caseAsset).values(values).returning({ uuid: caseAsset.uuid });
  if (!row) throw new Error('The record was not inserted');
  return row.uuid;
}

export async function updateAsset(
  tx: Db,
  assetId: number,
  fields: Partial<Pick<AssetRow, 'name' | 'assetType' | 'createdAt'>>,
): Promise<void> {
  await tx.update(caseAsset).set(fields).where(eq(caseAsset.id, assetId));
}

/** The record of a slot that is still arriving. Those of other owners of the case are in slots of their own. */
export async function findPendingOfSlot(
  tx: Db,
  caseId: number,
  assetType: AssetTypeKey,
  { refinementId, requestId }: Pick<AssetLinks, 'refinementId' | 'requestId'>,
): Promise<AssetRow | null> {
  const [row] = await tx
    .select()
    .from(caseAsset)
    .where(
      and(
        eq(caseAsset.caseId, caseId),
        eq(caseAsset.assetType, assetType),
        isLinkedTo(caseAsset.refinementId, refinementId),
        isLinkedTo(caseAsset.requestId, requestId),
        eq(caseAsset.state, 'pending'),
      ),
    );
  return row ?? null;
}

/** The stored records of a case's own slot that a newer one replaces. */
export function findReplaced(tx: Db, { id, caseId, assetType, createdAt }: AssetRow): Promise<AssetRow[]> {
  return storedOfCase(
    tx,
    caseId,
    eq(caseAsset.assetType, assetType),
    ne(caseAsset.id, id),
    lte(caseAsset.createdAt, createdAt),
  );
}

/** The stored records of a case's own slots, newest first. */
export function storedOfCase(tx: Db, caseId: number, ...conditions: SQL[]): Promise<AssetRow[]> {
  const { planId, batchId, refinementId, requestId } = caseAsset;
  return tx
    .select()
    .from(caseAsset)
    .where(
      and(
        eq(caseAsset.caseId, caseId),
        eq(caseAsset.state, 'stored'),
        ...[planId, batchId, refinementId, requestId].map((owner) => isNull(owner)),
        ...conditions,
      ),
    )
    .orderBy(desc(caseAsset.createdAt), desc(caseAsset.id));
}

const isLinkedTo = (link: typeof caseAsset.refinementId | typeof caseAsset.requestId, id: number | null) =>
  id === null ? isNull(link) : eq(link, id);

export async function removePending(tx: Db, companyId: number, uuid: string): Promise<void> {
  await tx
    .delete(caseAsset)
    .where(and(eq(caseAsset.uuid, uuid), eq(caseAsset.companyId, companyId), eq(caseAsset.state, 'pending')));
}

/** Those of some uuids whose records still wait for their bytes. */
export async function findPending(db: Db, uuids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ uuid: caseAsset.uuid })
    .from(caseAsset)
    .where(and(inArray(caseAsset.uuid, uuids), eq(caseAsset.state, 'pending')));
  return new Set(rows.map(({ uuid }) => uuid));
}

export interface StoredFile {
  /** The announced one, or of what is kept in another format another. */
  readonly name: string;
  readonly storageKey: string;
  readonly sha256: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** @returns whether the record was still waiting for its bytes. */
export async function markStored(tx: Db, assetId: number, file: StoredFile): Promise<boolean> {
  const rows = await tx
    .update(caseAsset)
    .set({ ...file, state: 'stored' })
    .where(and(eq(caseAsset.id, assetId), eq(caseAsset.state, 'pending')))
    .returning({ id: caseAsset.id });
  return rows.length > 0;
}

export async function touchAsset(db: Db, uuid: string): Promise<void> {
  await db.update(caseAsset).set({ activeAt: new Date() }).where(eq(caseAsset.uuid, uuid));
}

/**
 * Whoever changes the files of a case goes on with it, so that it does not expire meanwhile. What its forms hold stays as it is, and so
 * does its version. The transaction holds the case.
 */
export async function touchCase(tx: Db, caseId: number): Promise<void> {
  await tx.update(dentalCase).set({ updatedAt: new Date() }).where(eq(dentalCase.id, caseId));
}
