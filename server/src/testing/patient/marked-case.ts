import type { Making } from '@portal/shared/contract';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import {
  batch,
  caseAsset,
  caseHistory,
  chatMessage,
  chatUpload,
  dentalCase,
  mailOutbox,
  plan,
  productionOrder,
  refinement,
  serviceRequest,
  shipment,
  shipmentCase,
} from '../../db/schema';
import { call } from '../call';
import { PDF, JPEG } from '../test-files';
import { TEST_PROVIDER_TOKEN, type TestServer } from '../test-server';
import type { World } from '../world';

/** The patient's name, and what is written by hand into every field of theirs. Nothing else in a test has these words. */
export const MARK = 'Zelda Marker';
/** Also as it stands in the keys of files. */
export const MARKED = /zelda.?marker/i;

/** Columns whose text is the portal's own, or of those who worked on the case: nobody writes of a patient there. */
const NOT_OF_PATIENT: ReadonlySet<string> = new Set([
  ...['identifier', 'subjectLabel', 'subjectFrom', 'subjectTo', 'action', 'actorName', 'arrivalByName'],
  ...['airwayBillNumber', 'lastMileAirwayBill', 'searchText'],
  ...['key', 'fileKey', 'storageKey', 'contentType', 'fileContentType', 'sha256', 'senderName', 'clientId'],
]);

/** What a field that was marked says. */
export const markOf = (table: string, column: string): string => `${MARK} ${table}.${column}`;

/** As it was fixed for the patient; nobody writes in it by hand. */
const MAKING: Making = {
  ...{ trimLine: null, offset: null, material: null },
  marking: {
    ...{ logoFlag: false, logoFile: null, companyName: MARK, companyNameFlag: true, patientNameFlag: true },
    ...{ patientNameStyle: null, archFlag: true, stepNumberFlag: true, trimLine: null },
  },
};

export interface MarkedCase {
  readonly row: typeof dentalCase.$inferSelect;
  /** What the fields say that are marked. */
  readonly marks: readonly string[];
  /** Bytes of the record and of the chat's file. */
  readonly files: readonly Buffer[];
}

/** A delivered case with something in every table that is about cases, and the mark in every field of the patient's. */
export async function makeMarkedCase({ app, ctx }: TestServer, world: World): Promise<MarkedCase> {
  const { db } = ctx;
  const { headers } = world.owner;
  const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
  const press = () => ({ 'idempotency-key': randomUUID() });
  const body = { patientName: MARK, productId: 'AL', notes: MARK, customFields: { hobby: MARK } } as const;
  const { uuid } = await call(app, 'POST /case', { body }, { ...headers, ...press() });
  const [row] = await db.select().from(dentalCase).where(eq(dentalCase.uuid, uuid));
  if (!row) throw new Error('the case was not made');
  const { id: caseId, companyId, side } = row;
  const record = { caseUuid: uuid, assetType: 'frtImg', name: `${MARK}.jpg` } as const;
  await call(
    app,
    'POST /api/provider/asset',
    { query: record, file: new Blob([JPEG]) },
    { ...provider, ...press() },
  );
  const chat = { purpose: 'chat', name: `${MARK}.pdf`, room: uuid } as const;
  const { key } = await call(
    app,
    'POST /file',
    { query: chat, file: new Blob([PDF]) },
    { ...headers, ...press() },
  );
  const said = { room: uuid, message: MARK };
  await call(app, 'POST /api/provider/chat', { body: said }, { ...provider, ...press() });
  await call(
    app,
    'POST /api/provider/chat',
    { body: { ...said, files: [key] } },
    { ...provider, ...press() },
  );
  await db.insert(caseAsset).values({ companyId, caseId, assetType: 'uprImp', name: MARK, size: 3 });
  await db
    .insert(chatUpload)
    .values({ companyId, caseId, name: MARK, size: 3, key: `${randomUUID()}-${MARK}` });
  await db
    .insert(plan)
    .values({ caseId, number: 1, status: 'APPROVED', upperStages: 2, lowerStages: 2, weeks: 4 });
  await db.insert(refinement).values({ caseId, number: 1, isOpen: false });
  const [part] = await db.insert(batch).values({ caseId, number: '1st' }).returning();
  await db.insert(productionOrder).values({ caseId, batchId: part?.id ?? null, making: MAKING });
  const [parcel] = await db.insert(shipment).values({ companyId, side, arrivalCaseId: caseId }).returning();
  await db.insert(shipmentCase).values({ shipmentId: parcel?.id ?? 0, caseId });
  const steps = { method: 'stepNumber', type: 'retainer', arch: 'upper', fromStep: 1, toStep: 1 } as const;
  await db
    .insert(serviceRequest)
    .values({ companyId, caseId, side, status: 'SHIPPED', making: MAKING, ...steps });
  const giveUpAt = new Date(Date.now() + 60_000);
  await db.insert(mailOutbox).values({ template: 'caseShipped', caseId, sealed: MARK, giveUpAt });
  await db.update(dentalCase).set({ status: 'SHIPPED' }).where(eq(dentalCase.id, caseId));
  const marks: string[] = [];
  for (const table of [dentalCase, caseHistory, plan, refinement, productionOrder, serviceRequest])
    marks.push(...(await mark(db, table, table === dentalCase ? dentalCase.id : caseIdOf(table), caseId)));
  marks.push(...(await mark(db, shipment, shipment.id, parcel?.id ?? 0)));
  const [message] = await db.select().from(chatMessage).where(eq(chatMessage.message, MARK));
  marks.push(...(await mark(db, chatMessage, chatMessage.id, message?.id ?? 0)));
  return { row, marks, files: [JPEG, PDF] };
}

function caseIdOf(table: PgTable) {
  const column = getTableColumns(table)['caseId'];
  if (!column) throw new Error('the table names no case');
  return column;
}

/** Writes a mark of its own into each text of some rows that may be of the patient. */
async function mark(
  db: TestServer['ctx']['db'],
  table: PgTable,
  by: ReturnType<typeof caseIdOf>,
  id: number,
): Promise<string[]> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { columnType, enumValues, isUnique, generated }]) =>
      columnType === 'PgText' && !enumValues?.length && !isUnique && !generated && !NOT_OF_PATIENT.has(name),
  );
  if (columns.length === 0) return [];
  const values = columns.map(([name]): [string, string] => [name, markOf(getTableName(table), name)]);
  await db.update(table).set(Object.fromEntries(values)).where(eq(by, id));
  return values.map(([, text]) => text);
}
