import { CASE_STATUSES, type CaseSide, type CaseStatus, type Locale } from '@portal/shared/contract';
import type { dentalCase } from '../../src/db/schema';
import { nameIn } from '../../src/demo/make/names';
import type { Prng } from '../../src/demo/prng';
import type { ScaleCompany } from './scale-companies';

/** A company that is in the database. */
export interface ScalePlace {
  readonly company: ScaleCompany;
  readonly companyId: number;
  readonly doctorIds: readonly number[];
  readonly managerIds: readonly number[];
}

type CaseRow = typeof dentalCase.$inferSelect;
/** What is made; the rest of a row is the table's defaults. */
export type ScaleCase = Pick<
  CaseRow,
  | 'uuid'
  | 'companyId'
  | 'side'
  | 'patientName'
  | 'clientReferenceId'
  | 'status'
  | 'statusSince'
  | 'rejectReason'
  | 'hasRefinements'
  | 'withTs'
  | 'productId'
  | 'impressionType'
  | 'packageType'
  | 'patientType'
  | 'arch'
  | 'notes'
  | 'doctorId'
  | 'assignedRmId'
  | 'createdAt'
  | 'updatedAt'
  | 'submittedAt'
>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The data ends at a fixed moment, so that it is the same whenever it is made. */
export const SCALE_UNTIL = new Date('2026-11-01T00:00:00Z');
const YEARS = 4;
const OPEN_DAYS = 60;

/** Where cases that are older than `OPEN_DAYS` are; the numbers are weights. */
const OVER = weighted({
  COMPLETE: 46,
  SHIPPED: 32,
  ACTIVE: 8,
  CANCELED: 7,
  EXPIRED: 5,
  CANCELED_REFINEMENT: 1,
  FIRST_MILE_SHIPPED: 1,
});
const OPEN = CASE_STATUSES.filter((status) => !OVER.includes(status));

function weighted(weights: Partial<Record<CaseStatus, number>>): CaseStatus[] {
  return CASE_STATUSES.flatMap((status) => Array<CaseStatus>(weights[status] ?? 0).fill(status));
}

/** One case, in the order of the calls: `age` from 1 (the oldest) down to 0. */
export function makeScaleCase(place: ScalePlace, age: number, prng: Prng): ScaleCase {
  const { company, companyId, doctorIds, managerIds } = place;
  const side: CaseSide = prng.chance(company.doctorSide) ? 'doctor' : 'client';
  const createdAt = before(SCALE_UNTIL, age * YEARS * 365 * DAY + prng.int(0, 600) * MINUTE);
  const days = (SCALE_UNTIL.getTime() - createdAt.getTime()) / DAY;
  const status = prng.pick(days > OPEN_DAYS ? OVER : OPEN);
  const statusSince = new Date(
    createdAt.getTime() + Math.floor(prng.next() * Math.min(days, OPEN_DAYS) * DAY),
  );
  const isBare = status === 'NEW';
  const productId = prng.pick(['AL', 'AL', 'AL', 'AL', 'AL', 'RE', 'RE', 'NG', 'WK'] as const);
  return {
    uuid: prng.uuid(),
    companyId,
    side,
    patientName: patientName(prng.pick(company.locales), prng),
    clientReferenceId: prng.chance(0.6) ? `REF-${prng.int(1, 9_999_999)}` : null,
    status,
    statusSince,
    rejectReason: status === 'REJECTED' ? 'The scan of the upper arch is not complete.' : null,
    hasRefinements: status === 'CANCELED_REFINEMENT' || prng.chance(0.08),
    withTs: productId !== 'AL' || prng.chance(0.05),
    productId,
    impressionType: isBare
      ? null
      : prng.pick(['3shapeScanner', 'meditScanner', 'digitalThirdParty', 'physical'] as const),
    packageType: productId === 'AL' ? prng.pick(['lite', 'standard', 'unlimited'] as const) : null,
    patientType: prng.pick(['adult', 'adult', 'adult', 'teen'] as const),
    arch: isBare ? null : prng.pick(['both', 'both', 'both', 'upper', 'lower'] as const),
    notes: prng.chance(0.3) ? 'Patient prefers as few attachments as possible.' : null,
    doctorId: side === 'doctor' ? prng.pick(doctorIds) : null,
    assignedRmId: prng.chance(0.7) ? prng.pick(managerIds) : null,
    createdAt,
    updatedAt: statusSince,
    submittedAt: isBare ? null : new Date(createdAt.getTime() + prng.int(5, 3_000) * MINUTE),
  };
}

/** Some have a second name, first or last: many different names, a few of them often. */
function patientName(locale: Locale, prng: Prng): string {
  const [given = '', ...family] = nameIn(prng, locale).split(' ');
  const [middle = ''] = prng.chance(0.35) ? nameIn(prng, locale).split(' ') : [];
  const second = prng.chance(0.25) ? (nameIn(prng, locale).split(' ').at(-1) ?? '') : '';
  return [given, middle, ...family, second].filter((part) => part !== '').join(' ');
}

function before(moment: Date, ms: number): Date {
  return new Date(moment.getTime() - Math.floor(ms));
}
