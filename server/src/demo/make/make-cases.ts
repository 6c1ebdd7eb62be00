import {
  CASE_STATUSES,
  returnAfter,
  type CaseFacts,
  type CaseSide,
  type CaseStatus,
  type DeliveredStatus,
  type Locale,
  whoseTurn,
} from '@portal/shared/contract';
import type { dentalCase } from '../../db/schema';
import type { DemoCompany } from '../companies';
import type { Prng } from '../prng';
import type { CaseLedger } from './case-ledger';
import { routeTo, tellStory, type StoryStep } from './case-story';
import { chooseClinically } from './choose-clinically';
import { nameIn } from './names';
import { tellRecords } from './tell-records';

export interface SeededDoctor {
  readonly id: number;
  readonly assignedRmId: number | null;
}

/** A company as the making of its cases needs it. */
export interface CaseMaker {
  readonly company: DemoCompany;
  readonly companyId: number;
  readonly doctors: readonly SeededDoctor[];
}

type Column =
  | 'uuid'
  | 'side'
  | 'status'
  | 'statusSince'
  | 'createdAt'
  | 'submittedAt'
  | 'impressionType'
  | 'arch';
type CaseRow = typeof dentalCase.$inferInsert & Pick<typeof dentalCase.$inferSelect, Column>;

/** A case to be, with its history, what belongs to it, and the language of its people. */
export interface DemoCase {
  readonly row: CaseRow;
  readonly story: readonly StoryStep[];
  readonly records: CaseLedger;
  readonly locale: Locale;
}

/** Where most of a clinic's cases are at any time. */
const USUAL: readonly CaseStatus[] = [
  'NEW',
  'IN_QC',
  'REJECTED',
  'IN_TS_GENERATING',
  'IN_CUSTOMER_APPPROVE',
  'PRE_MFG',
  'IN_MFG',
  'IN_SHIPPING',
  'FIRST_MILE_SHIPPED',
  'SHIPPED',
  'SHIPPED',
  'COMPLETE',
];
const LONG_OVER: readonly CaseStatus[] = [
  'SHIPPED',
  'ACTIVE',
  'COMPLETE',
  'CANCELED',
  'CANCELED_REFINEMENT',
  'EXPIRED',
];
const HOUR = 3_600_000;

/** All cases of a company: where there are enough, one in each status that it can have on each side, then the usual ones. */
export function makeCases(maker: CaseMaker, now: Date, prng: Prng): DemoCase[] {
  const { company, doctors } = maker;
  const sides: readonly CaseSide[] = doctors.length > 0 ? ['client', 'doctor'] : ['client'];
  const everyOne = CASE_STATUSES.flatMap((status) => sides.map((side) => ({ status, side })));
  const wanted = company.cases < everyOne.length ? [] : everyOne;
  const made: DemoCase[] = [];
  for (let i = 0; made.length < company.cases && i < company.cases * 4; i += 1) {
    const { status, side } = wanted[i] ?? { status: prng.pick(USUAL), side: prng.pick(sides) };
    const demoCase = makeCase(maker, { status, side }, now, prng);
    if (demoCase) made.push(demoCase);
  }
  return made;
}

function makeCase(
  maker: CaseMaker,
  { status, side }: { status: CaseStatus; side: CaseSide },
  now: Date,
  prng: Prng,
): DemoCase | null {
  const { company } = maker;
  const facts = factsFor(company, status, side, prng);
  const age = LONG_OVER.includes(status) ? prng.int(10 * 24, 220 * 24) : prng.int(3, 14 * 24);
  const since = new Date(now.getTime() - age * HOUR + prng.int(-50, 0) * 60_000);
  const story = facts && tellStory(status, facts, since, prng);
  const createdAt = story?.[0]?.at;
  if (!story || !createdAt) return null;
  const locale = prng.pick(company.locales);
  const rejected = status === 'REJECTED' || status === 'ORDER_REJECTED';
  const { withTs, productId, impressionType, hasRefinements } = facts;
  // Some submissions are hardly begun.
  const isBare = status === 'NEW' && prng.chance(0.4);
  const fields = fieldsOf(maker, { isBare, facts }, prng);
  const row = {
    ...fields,
    ...(!isBare && chooseClinically({ ...fields, productId, withTs })),
    side,
    withTs,
    productId,
    impressionType: isBare ? null : impressionType,
    hasRefinements,
    returnsTo: returnOf(story),
    workflow: story.some((step) => step.history === 'submitted') ? facts.workflow : null,
    status,
    statusSince: since,
    dueOn: dueDay(status, story.findLast(({ action }) => action === 'orderNextBatch')?.at ?? createdAt),
    patientName: nameIn(prng, locale),
    rejectReason: rejected ? (story.at(-1)?.note ?? null) : null,
    createdAt,
    updatedAt: since,
    submittedAt: story.findLast((step) => step.history === 'submitted')?.at ?? null,
    version: story.length,
  };
  return { row, story, records: tellRecords(story, { ...facts, arch: row.arch }, prng), locale };
}

/** Every third case that is worked on is promised for a day, three to five weeks after what is made of it now was begun. Takes no chances of their own. */
function dueDay(status: CaseStatus, begunAt: Date): string | null {
  const minute = Math.floor(begunAt.getTime() / 60_000);
  if (whoseTurn(status) === null || minute % 3 !== 0) return null;
  return new Date(begunAt.getTime() + (21 + (minute % 15)) * 24 * HOUR).toISOString().slice(0, 10);
}

/** What the case had delivered when it was begun again, as the server keeps it. */
function returnOf(story: readonly StoryStep[]): DeliveredStatus | null {
  return story.reduce<DeliveredStatus | null>(
    (returnsTo, { from, to }) => (from === null ? null : returnAfter({ from, to, returnsTo })),
    null,
  );
}

/**
 * What kind of case it is: any, as long as such a case can be in the status. Where only physical impressions lead there, or
 * a longer workflow, it is one of those: a case may be older than the company's workflow, but an order without any stays so.
 */
function factsFor(
  { configuration }: DemoCompany,
  status: CaseStatus,
  side: CaseSide,
  prng: Prng,
): CaseFacts | null {
  const workflow = configuration.workflow ?? 'ONE_STEP';
  const productId = prng.pick(['AL', 'AL', 'AL', 'AL', 'RE', 'RE', 'NG', 'WK'] as const);
  const usual: CaseFacts = {
    workflow,
    side,
    productId: 'AL',
    withTs: false,
    hasRefinements: status === 'CANCELED_REFINEMENT',
    impressionType: prng.pick(['3shapeScanner', 'meditScanner', 'digitalThirdParty', '3shapeScanner']),
  };
  const any: CaseFacts = {
    ...usual,
    productId,
    withTs: productId !== 'AL' || prng.chance(0.1),
    hasRefinements: usual.hasRefinements || prng.chance(0.12),
    impressionType: prng.chance(0.15) ? 'physical' : usual.impressionType,
  };
  const kinds: CaseFacts[] = [any, usual, { ...usual, impressionType: 'physical' }];
  if (workflow !== 'ZERO_STEP') kinds.push({ ...usual, workflow: 'TWO_STEPS' });
  return kinds.find((facts) => routeTo(status, facts) !== null) ?? null;
}

interface KindOfCase {
  readonly isBare: boolean;
  readonly facts: CaseFacts;
}

function fieldsOf(
  { company, companyId, doctors }: CaseMaker,
  { isBare, facts: { productId, side } }: KindOfCase,
  prng: Prng,
) {
  const { configuration } = company;
  const doctor = side === 'doctor' ? prng.pick(doctors) : null;
  return {
    uuid: prng.uuid(),
    companyId,
    doctorId: doctor?.id ?? null,
    assignedRmId: doctor?.assignedRmId ?? null,
    clientReferenceId: prng.chance(0.6)
      ? `${company.domain.slice(0, 2).toUpperCase()}-${prng.int(1_000, 9_999)}`
      : null,
    packageType:
      configuration.isPackageTypeEnabled && productId === 'AL' && !isBare
        ? prng.pick(['lite', 'standard', 'unlimited'] as const)
        : null,
    patientType:
      configuration.isPatientTypeAllowed && !isBare ? prng.pick(['adult', 'adult', 'teen'] as const) : null,
    arch:
      isBare || productId === 'WK' ? null : prng.pick(['both', 'both', 'both', 'upper', 'lower'] as const),
    notes: prng.chance(0.3) ? 'Patient prefers as few attachments as possible.' : null,
    customFields:
      configuration.isCustomFieldAllowed && prng.chance(0.3)
        ? { 'Treatment coordinator': prng.pick(['Maya', 'Tom', 'Leyla']), Chair: String(prng.int(1, 6)) }
        : null,
  };
}
