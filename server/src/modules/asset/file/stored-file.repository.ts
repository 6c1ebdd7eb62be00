import type { FilePurpose } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { dentalCase, storedFile } from '../../../db/schema';

export type StoredFileRow = typeof storedFile.$inferSelect;

export async function insertStoredFile(
  tx: Db,
  values: typeof storedFile.$inferInsert,
): Promise<StoredFileRow> {
  const [row] = await tx.insert(storedFile).values(values).returning();
  if (!row) throw new Error('The file was not noted');
  return row;
}

export async function removeStoredFile(tx: Db, key: string): Promise<void> {
  await tx.delete(storedFile).where(eq(storedFile.key, key));
}

/** The file that a signed address names, with the case of a chat's; the signature speaks for whoever has the address. */
export async function findFileOfKey(
  db: Db,
  key: string,
): Promise<(StoredFileRow & { readonly caseUuid: string | null }) | null> {
  const [found] = await db
    .select({ row: storedFile, caseUuid: dentalCase.uuid })
    .from(storedFile)
    .leftJoin(dentalCase, eq(dentalCase.id, storedFile.caseId))
    .where(eq(storedFile.key, key));
  return found ? { ...found.row, caseUuid: found.caseUuid } : null;
}

/** Notes that a file has a small picture beside it. */
export async function notePreview(
  db: Db,
  key: string,
  preview: Pick<StoredFileRow, 'previewSize' | 'width' | 'height'>,
): Promise<void> {
  await db.update(storedFile).set(preview).where(eq(storedFile.key, key));
}

/** A company's own file of a purpose, held until the transaction ends so that no cleaning takes it meanwhile. */
export async function lockOwnFile(
  tx: Db,
  own: { readonly companyId: number; readonly key: string; readonly purpose: FilePurpose },
): Promise<StoredFileRow | null> {
  const [row] = await tx
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.companyId, own.companyId),
        eq(storedFile.key, own.key),
        eq(storedFile.purpose, own.purpose),
      ),
    )
    .for('share');
  return row ?? null;
}
