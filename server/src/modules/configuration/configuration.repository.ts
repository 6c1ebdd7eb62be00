import type { Workflow } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { companyConfiguration } from '../../db/schema';

/** What a company has decided about its cases and parcels, for every module that goes by it. */
export type ConfigurationRow = typeof companyConfiguration.$inferSelect;

export async function readWorkflow(db: Db, companyId: number): Promise<Workflow> {
  const [row] = await db
    .select({ workflow: companyConfiguration.workflow })
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId));
  if (!row) throw withoutConfiguration(companyId);
  return row.workflow;
}

/** Until the transaction ends nobody holds the configuration by `lockConfiguration`. */
export async function shareConfiguration(tx: Db, companyId: number): Promise<void> {
  await tx
    .select({ companyId: companyConfiguration.companyId })
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId))
    .for('share');
}

/** Reads the configuration and holds it until the transaction ends. */
export async function lockConfiguration(tx: Db, companyId: number): Promise<ConfigurationRow> {
  const [row] = await tx
    .select()
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId))
    .for('update');
  if (!row) throw withoutConfiguration(companyId);
  return row;
}

export async function updateConfiguration(
  tx: Db,
  companyId: number,
  fields: Partial<ConfigurationRow>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(companyConfiguration).set(fields).where(eq(companyConfiguration.companyId, companyId));
}

export function withoutConfiguration(companyId: number): Error {
  return new Error(`Company ${companyId} has no configuration`);
}
