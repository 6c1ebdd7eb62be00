import type { Making, ToothChart } from '@portal/shared/contract';
import type { Db } from '../db/client';
import { batch, caseHistory, plan, productionOrder, refinement } from '../db/schema';
import { readMaking } from '../modules/configuration/making.repository';
import { USUAL_LEAD_DAYS } from '../modules/plan/plan-estimate';
import { planData } from '../modules/provider/simulator/planning/plan-data';
import { usualTerms } from '../modules/provider/simulator/planning/plan-terms';
import type { LedgerEntry, LedgerPlan } from './make/case-ledger';
import type { StoryStep } from './make/case-story';
import type { SeededCase } from './make/make-records';
import { inChunks, type SeededShipment } from './seed.repository';

export interface RecordsInput {
  readonly cases: readonly SeededCase[];
  /** Parcels of each case by its id, the first one first. */
  readonly parcels: ReadonlyMap<number, readonly SeededShipment[]>;
}

/** Ids by uuid. */
type Ids = Map<string, number>;

/** Writes plans, refinements, batches, orders and the history of some cases. Answers the ids of what may have files. */
export async function seedRecords(
  tx: Db,
  input: RecordsInput,
): Promise<{ readonly planIds: Ids; readonly refinementIds: Ids }> {
  const { cases } = input;
  const planIds = await insertPlans(tx, cases);
  const refinementIds = await insertRefinements(tx, cases);
  const batchIds = await insertBatches(tx, cases, { planIds, refinementIds });
  const orders = await insertOrders(tx, input, { planIds, batchIds });
  await inChunks(
    cases.flatMap((demoCase) => historyOf(demoCase, orders, input.parcels.get(demoCase.id) ?? [])),
    (chunk) => tx.insert(caseHistory).values(chunk),
  );
  return { planIds, refinementIds };
}

const WEEKS_PER_STAGE = 2;
const DAY_MS = 86_400_000;

async function insertPlans(tx: Db, cases: readonly SeededCase[]): Promise<Ids> {
  const ids: Ids = new Map();
  const rows = cases.flatMap(({ id: caseId, row, records }) =>
    records.plans.map((values) => ({
      ...values,
      // The database gives its own.
      id: undefined,
      caseId,
      weeks: weeksOf(values),
      ...(values.publishedAt && dataOf(values, values.publishedAt, row.teeth ?? null)),
    })),
  );
  await inChunks(rows, async (chunk) => {
    const made = await tx.insert(plan).values(chunk).returning({ id: plan.id, uuid: plan.uuid });
    for (const { id, uuid } of made) ids.set(uuid, id);
  });
  return ids;
}

const weeksOf = ({ upperStages, lowerStages }: LedgerPlan): number =>
  Math.max(upperStages, lowerStages) * WEEKS_PER_STAGE;

/** What the lab gave with a plan, and when it would have come and ended. */
function dataOf(demoPlan: LedgerPlan, publishedAt: Date, teeth: ToothChart | null) {
  const { upperStages: upper, lowerStages: lower } = demoPlan;
  const estimatedShipAt = new Date(publishedAt.getTime() + USUAL_LEAD_DAYS * DAY_MS);
  return {
    details: planData(usualTerms({ upper, lower }, teeth)),
    estimatedShipAt,
    estimatedEndAt: new Date(estimatedShipAt.getTime() + weeksOf(demoPlan) * 7 * DAY_MS),
  };
}

async function insertRefinements(tx: Db, cases: readonly SeededCase[]): Promise<Ids> {
  const ids: Ids = new Map();
  const rows = cases.flatMap(({ id: caseId, records }) =>
    records.refinements.map((values) => ({ ...values, id: undefined, caseId })),
  );
  await inChunks(rows, async (chunk) => {
    const made = await tx
      .insert(refinement)
      .values(chunk)
      .returning({ id: refinement.id, uuid: refinement.uuid });
    for (const { id, uuid } of made) ids.set(uuid, id);
  });
  return ids;
}

async function insertBatches(
  tx: Db,
  cases: readonly SeededCase[],
  { planIds, refinementIds }: { readonly planIds: Ids; readonly refinementIds: Ids },
): Promise<Ids> {
  const ids: Ids = new Map();
  const rows = cases.flatMap(({ id: caseId, records }) =>
    records.batches.map(({ planId, refinementId, ...values }) => ({
      ...values,
      id: undefined,
      caseId,
      planId: idOf(records.plans, planId, planIds),
      refinementId: idOf(records.refinements, refinementId, refinementIds),
    })),
  );
  await inChunks(rows, async (chunk) => {
    const made = await tx.insert(batch).values(chunk).returning({ id: batch.id, uuid: batch.uuid });
    for (const { id, uuid } of made) ids.set(uuid, id);
  });
  return ids;
}

/** Identifiers of the orders by uuid; they rise with the time of their making. */
async function insertOrders(
  tx: Db,
  { cases, parcels }: RecordsInput,
  { planIds, batchIds }: { readonly planIds: Ids; readonly batchIds: Ids },
): Promise<Map<string, string>> {
  const identifiers = new Map<string, string>();
  const makings = await readMakings(tx, cases);
  const rows = cases.flatMap(({ id: caseId, records }) => {
    const waiting = [...(parcels.get(caseId) ?? [])];
    return records.orders.map(({ planId, batchId, ...values }) => {
      const isPacked = values.status === 'READY_FOR_SHIPPING' || values.status === 'SHIPPED';
      return {
        ...values,
        id: undefined,
        caseId,
        making: makings.get(caseId) ?? null,
        planId: idOf(records.plans, planId, planIds),
        batchId: idOf(records.batches, batchId, batchIds),
        shipmentId: isPacked ? (waiting.shift()?.id ?? null) : null,
      };
    });
  });
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await inChunks(rows, async (chunk) => {
    const made = await tx
      .insert(productionOrder)
      .values(chunk)
      .returning({ uuid: productionOrder.uuid, identifier: productionOrder.identifier });
    for (const { uuid, identifier } of made) identifiers.set(uuid, identifier);
  });
  return identifiers;
}

/** How each case that has orders is made, by its id: the companies of the demo have not changed their minds. */
async function readMakings(tx: Db, cases: readonly SeededCase[]): Promise<Map<number, Making>> {
  const makings = new Map<number, Making>();
  for (const { id, row, records } of cases) {
    if (records.orders.length === 0) continue;
    const { companyId, productId, trimLine = null, offset = null, material = null } = row;
    makings.set(id, await readMaking(tx, { companyId, productId, trimLine, offset, material }));
  }
  return makings;
}

function idOf(made: readonly { id: number; uuid: string }[], id: number | null, ids: Ids): number | null {
  const found = made.find((record) => record.id === id);
  return found ? (ids.get(found.uuid) ?? null) : null;
}

type HistoryRow = typeof caseHistory.$inferInsert;
type TimedRow = HistoryRow & { readonly createdAt: Date };

/** The steps of the case with those of its plans, orders and parcels among them, as they came. */
function historyOf(
  { id: caseId, records, clientName }: SeededCase,
  orders: ReadonlyMap<string, string>,
  parcels: readonly SeededShipment[],
): HistoryRow[] {
  const waiting = [...parcels];
  const rows = records.history.flatMap((entry): TimedRow[] => {
    const row = {
      caseId,
      actor: entry.actor,
      actorName: entry.actor === 'client' ? clientName : null,
      createdAt: entry.at,
    };
    if ('subject' in entry) return [{ ...row, ...recordColumns(entry, orders) }];
    const { history: action, from: fromStatus, to: toStatus, note } = entry;
    return [{ ...row, action, fromStatus, toStatus, note }, ...parcelRows(entry, row, waiting)];
  });
  // A parcel is sent on with its last case, which may be a later moment than this case's.
  const sentOn = parcels.flatMap((parcel) => lastMileRows(parcel, { caseId, actorName: clientName }));
  return [...rows, ...sentOn].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function lastMileRows(
  { uuid, identifier, lastMileAt }: SeededShipment,
  row: Pick<HistoryRow, 'caseId' | 'actorName'>,
): TimedRow[] {
  if (lastMileAt === null) return [];
  return [
    {
      ...row,
      actor: 'client',
      createdAt: lastMileAt,
      subject: 'shipment',
      subjectUuid: uuid,
      subjectLabel: identifier,
      subjectFrom: 'SHIPPED',
      subjectTo: 'SHIPPED',
      action: 'shipmentLastMile',
    },
  ];
}

function recordColumns({ subject, of, from, to, action }: LedgerEntry, orders: ReadonlyMap<string, string>) {
  const subjectLabel = 'number' in of ? String(of.number) : (orders.get(of.uuid) ?? null);
  return { subject, subjectUuid: of.uuid, subjectLabel, subjectFrom: from, subjectTo: to, action };
}

/** What happened to the parcel of a case in the same step. */
function parcelRows(
  { action }: StoryStep,
  row: Omit<TimedRow, 'action'>,
  waiting: SeededShipment[],
): TimedRow[] {
  const [parcel] = waiting;
  if (!parcel || (action !== 'bookShipment' && action !== 'ship')) return [];
  if (action === 'ship') waiting.shift();
  return [
    {
      ...row,
      subject: 'shipment',
      subjectUuid: parcel.uuid,
      subjectLabel: parcel.identifier,
      ...(action === 'ship'
        ? { action: 'shipmentShipped', subjectFrom: 'PENDING', subjectTo: 'SHIPPED' }
        : { action: 'shipmentBooked', subjectTo: 'PENDING' }),
    },
  ];
}
