import { buffer } from 'node:stream/consumers';
import { JAWS, treatedJaws } from './plan-lengths';
import type { CaseArches, PlanModels } from './plan-models';
import type { SimulatorContext } from './simulator';
import { findScans, type StoredScan, type WaitingCase } from './simulator.repository';

/** A larger file has more triangles than a demo works on, and is not even read. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The case's own arches, read from its newest scans: of all that are treated, or none, since two arches of which one is prepared do not
 * meet. Why there are none is in the log.
 */
export async function readCaseArches(
  ctx: Pick<SimulatorContext, 'db' | 'storage' | 'log'>,
  { id, uuid: caseUuid, arch, teeth }: WaitingCase,
  models: PlanModels,
): Promise<CaseArches> {
  if (!models.readArches) return {};
  const found = await findScans(ctx.db, id);
  const jaws = treatedJaws(arch);
  const onPreparedArch = (reason: string): CaseArches => {
    ctx.log.info({ caseUuid, reason }, 'a plan is shown on a prepared arch');
    return {};
  };
  const reason = jaws.map((jaw) => whyNotRead(found[jaw])).find((one) => one !== null);
  if (reason) return onPreparedArch(reason);
  try {
    const scans = await Promise.all(
      JAWS.filter((jaw) => jaws.includes(jaw)).map(
        async (jaw) => [jaw, await buffer(await ctx.storage.read(found[jaw]?.storageKey ?? ''))] as const,
      ),
    );
    const arches = await models.readArches(Object.fromEntries(scans), teeth);
    return 'unreadable' in arches ? onPreparedArch(arches.unreadable) : arches;
  } catch (error) {
    // A plan with a prepared model is better than none.
    ctx.log.warn({ caseUuid, err: error }, 'reading the arches of a case failed');
    return {};
  }
}

function whyNotRead(scan: StoredScan | undefined): string | null {
  if (!scan?.storageKey) return 'no scan of an arch that is treated';
  if (!scan.name.toLowerCase().endsWith('.stl')) return 'a scan that is no STL';
  return scan.size > MOST_BYTES ? 'a scan that is too large' : null;
}
