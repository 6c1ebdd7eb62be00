import {
  chooseRole,
  hasAccess,
  isRequestable,
  REQUEST_STATUSES,
  type CaseSide,
  type RequestStatus,
} from '@portal/shared/contract';
import type { serviceRequest } from '../../db/schema';
import type { DemoCompany } from '../companies';
import type { Prng } from '../prng';
import type { CourierRow } from '../../modules/courier/courier.repository';
import type { SeededCase } from './make-records';
import { anyBillOf, isFollowed } from './make-shipments';
import { requestRouteTo, type RequestMove } from './request-story';

/** A request to be, with its history. */
export interface DemoRequest {
  readonly row: typeof serviceRequest.$inferInsert & { readonly uuid: string; readonly createdAt: Date };
  readonly story: readonly RequestStep[];
  readonly demoCase: SeededCase;
}
export interface RequestStep extends RequestMove {
  readonly at: Date;
  readonly note: string | null;
}

export interface RequestMaker {
  readonly company: DemoCompany;
  readonly cases: readonly SeededCase[];
  readonly couriers: readonly CourierRow[];
  readonly reasons: readonly { readonly id: number; readonly title: string }[];
  readonly now: Date;
}

/** Where most requests are, besides one in each status. */
const USUAL: readonly RequestStatus[] = ['PENDING_PAYMENT', 'PENDING_PAYMENT', 'MANUFACTURING', 'SHIPPED'];
const NOTES: readonly (string | null)[] = [
  null,
  null,
  'The patient left it in a restaurant.',
  'It broke at the edge of the second molar.',
  'The dog got it.',
];

/**
 * Requests of a company whose people have them, the oldest first: on each side that has a delivered case one in every
 * status that it can have, and some more.
 */
export function makeRequests(maker: RequestMaker, prng: Prng): DemoRequest[] {
  const { fields, configuration } = maker.company;
  const role = chooseRole({
    isDso: fields.isDso ?? false,
    returned: fields.returned ?? false,
    areRequestsEnabled: configuration.areRequestsEnabled ?? false,
  });
  if (!hasAccess(role, 'customerWithRequest')) return [];
  const made = (['client', 'doctor'] as const).flatMap((side) => makeSide(maker, side, prng));
  return made.sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
}

function makeSide(maker: RequestMaker, side: CaseSide, prng: Prng): DemoRequest[] {
  const delivered = maker.cases.filter(({ row }) => row.side === side && isRequestable(row.status));
  if (delivered.length === 0) return [];
  const workflow = maker.company.configuration.workflow ?? 'ONE_STEP';
  return [...REQUEST_STATUSES, ...USUAL].flatMap((status, index) => {
    const route = requestRouteTo(status, { side, workflow });
    const demoCase = delivered[index % delivered.length];
    return route && demoCase ? [makeRequest(maker, demoCase, route, prng)] : [];
  });
}

function makeRequest(
  { couriers, reasons, now }: RequestMaker,
  demoCase: SeededCase,
  route: readonly RequestMove[],
  prng: Prng,
): DemoRequest {
  const times = timesFor(route.length, demoCase.row.statusSince, now, prng);
  const courier = prng.pick(couriers.filter(isFollowed));
  const reason = prng.pick(reasons);
  const words = { note: prng.pick(NOTES), reason: reason.title, bill: anyBillOf(courier, prng) };
  const story = route.map((move, index): RequestStep => ({
    ...move,
    at: times[index] ?? now,
    note: noteOf(move, { ...words, courier: courier.title }),
  }));
  const ship = story.find(({ action }) => action === 'ship');
  const lastMile = story.find(({ action }) => action === 'lastMileShipped');
  const isRejected = story.some(({ action }) => action === 'reject');
  const row = {
    uuid: prng.uuid(),
    companyId: demoCase.row.companyId,
    caseId: demoCase.id,
    side: demoCase.row.side,
    type: prng.pick(['retainer', 'replacement'] as const),
    ...stepsFor(demoCase, prng),
    note: words.note,
    status: story.at(-1)?.to ?? 'PENDING_PAYMENT',
    rejectReasonId: isRejected ? reason.id : null,
    courierId: ship ? courier.id : null,
    airwayBillNumber: ship ? words.bill : null,
    createdAt: times[0] ?? now,
    updatedAt: times.at(-1) ?? now,
    shippedAt: ship?.at ?? null,
    lastMileAt: lastMile?.at ?? null,
  };
  return { demoCase, story, row };
}

interface Words {
  readonly note: string | null;
  readonly reason: string;
  readonly courier: string;
  readonly bill: string;
}

function noteOf({ action }: RequestMove, { note, reason, courier, bill }: Words): string | null {
  if (action === null) return note;
  if (action === 'reject') return reason;
  return action === 'ship' ? `${courier} ${bill}` : null;
}

/** Moments one after the other, all since a case was delivered and none to come. */
function timesFor(count: number, since: Date, now: Date, prng: Prng): Date[] {
  const span = now.getTime() - since.getTime();
  const begin = since.getTime() + span * (0.1 + prng.next() * 0.5);
  const gap = (now.getTime() - begin) / (count + 1);
  return Array.from({ length: count }, (_, index) => new Date(begin + gap * index));
}

/** Steps that the plan of the case has. */
function stepsFor({ records, row }: SeededCase, prng: Prng) {
  const plan = records.plans.findLast(({ status }) => status === 'APPROVED' || status === 'CLEARED_FOR_MFG');
  const any = prng.pick(['both', 'upper', 'lower'] as const);
  const arch = row.arch === 'upper' || row.arch === 'lower' ? row.arch : any;
  const last = plan ? Math.min(...[plan.upperStages, plan.lowerStages].filter((stages) => stages > 0)) : 1;
  const fromStep = prng.int(1, last);
  const isRange = prng.chance(0.4);
  return {
    arch,
    method: isRange ? ('stepRange' as const) : ('stepNumber' as const),
    fromStep,
    toStep: isRange ? prng.int(fromStep, last) : fromStep,
  };
}
