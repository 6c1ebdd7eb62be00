import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import type { CsvReaders } from '../../../lists/csv-readers';
import type { CaseScope } from '../../case/case-scope';
import { choosePatientCases, recordLook } from '../patient/patient-cases.service';
import { openPatientArchive } from './patient-archive';

/** An archive, and the name to save it by: that of a case, never the patient's. */
export interface PatientExport {
  readonly archive: Readable;
  readonly name: string;
}

/**
 * Opens the archive of a patient's cases: those that are said, with commas between, or the suggested ones. Who has it is on record at
 * each of them.
 * @throws PortalError 'tooManyCalls' while the company reads two; and those of `choosePatientCases`
 */
export async function exportPatient(
  ctx: Pick<AppContext, 'db' | 'storage' | 'log' | 'now' | 'audit'>,
  readers: CsvReaders,
  {
    scope,
    uuid,
    cases,
  }: { readonly scope: CaseScope; readonly uuid: string; readonly cases?: string | undefined },
): Promise<PatientExport> {
  const rows = await choosePatientCases(ctx.db, scope, uuid, cases?.split(','));
  const [anchor] = rows;
  if (!anchor) throw new Error('A patient has no case');
  await recordLook(ctx, rows);
  const archive = await readers.open(anchor.companyId, () => openPatientArchive(ctx, rows));
  return { archive, name: `patient-${anchor.identifier}.zip` };
}
