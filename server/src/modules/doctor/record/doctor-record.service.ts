import {
  CASE_PHASES,
  type DoctorCaseCounts,
  type DoctorHistoryEntry,
  type DoctorStatistics,
} from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { Person } from '../../../person';
import { requireDoctorId } from '../doctor.service';
import { countAllDoctorCases, countDoctorCases, NO_CASES } from './case-counts.repository';
import { listDoctorHistory } from './doctor-history.repository';
import { countStatuses, readPhases, readRevisions } from './doctor-statistics.repository';

/** Counts of all doctors' cases; who has none is not among them. */
export async function getCaseCounts({ db }: AppContext, { companyId }: Person): Promise<DoctorCaseCounts[]> {
  return countAllDoctorCases(db, companyId);
}

/** How a doctor's cases go. @throws PortalError 'notFound' */
export async function getDoctorStatistics(
  { db }: AppContext,
  who: Person,
  uuid: string,
): Promise<DoctorStatistics> {
  const { companyId } = who;
  const doctorId = await requireDoctorId(db, who, uuid);
  const [counts, byStatus, revisions, phases] = await Promise.all([
    countDoctorCases(db, companyId, [doctorId]),
    countStatuses(db, companyId, doctorId),
    readRevisions(db, companyId, doctorId),
    readPhases(db, companyId, doctorId),
  ]);
  return {
    ...(counts.get(doctorId) ?? NO_CASES),
    byStatus,
    revisions,
    phases: CASE_PHASES.map((phase) => {
      const found = phases.get(phase);
      return { phase, cases: found?.cases ?? 0, medianDays: found?.medianDays ?? null };
    }),
  };
}

/** Who changed what about a doctor, newest first. @throws PortalError 'notFound' */
export async function getDoctorHistory(
  { db }: AppContext,
  who: Person,
  uuid: string,
): Promise<DoctorHistoryEntry[]> {
  return listDoctorHistory(db, who.companyId, await requireDoctorId(db, who, uuid));
}
