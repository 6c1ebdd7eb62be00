import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import * as schema from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { makeMarkedCase, type MarkedCase } from '../../../testing/patient/marked-case';
import { unzip } from '../../../testing/patient/unzip';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { makeWorld, type World } from '../../../testing/world';
import { openPatientArchive, type Manifest } from './patient-archive';

const { auditLog } = schema;

let server: TestServer;
let world: World;
let marked: MarkedCase;
beforeAll(async () => {
  server = await createTestServer();
  world = await makeWorld(server.ctx, {
    contact: { isSuperAdmin: true, name: 'Bea Boss' },
    configuration: { isCustomFieldAllowed: true },
  });
  marked = await makeMarkedCase(server, world);
});
afterAll(() => server.close());

const id = () => ({ params: { id: marked.row.uuid } });

/** How many rows of each table refer to a case. */
async function rowsByTable(caseId: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
    const referring = getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return getTableName(foreignTable) === 'case' && columns[0] ? [columns[0]] : [];
    });
    const [column] = referring;
    if (column) counts.set(getTableName(table), await server.ctx.db.$count(table, eq(column, caseId)));
  }
  return counts;
}

describe('the export of a patient', () => {
  /** Where the archive has what is in a table. The keys are all tables that refer to cases: a new one has to be put somewhere. */
  const PARTS: Record<string, string | null> = {
    case_asset: 'records',
    case_history: 'history',
    plan: 'plans',
    refinement: 'refinements',
    batch: 'batches',
    production_order: 'orders',
    service_request: 'requests',
    shipment_case: 'shipments',
    shipment: 'shipments',
    stored_file: 'chatFiles',
    chat_upload: 'announcedFiles',
    case_erasure: 'erasures',
    // Its messages are in the archive.
    chat_room: null,
    // Mails to the clinic's people, of which none names a patient.
    mail_outbox: null,
    // Codes that a phone took its way by: of a slot, not of a patient, and soon over.
    phone_link: null,
  };

  it('has every row and every text that is about the patient, and the files, whole', async () => {
    const response = await inject(server.app, 'GET /case/{id}/patient/export', id(), world.owner.headers);
    const { identifier, id: caseId } = marked.row;
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="patient-${identifier}.zip"`,
    });
    const files = await unzip(response.rawPayload);
    const json = files.get(`${identifier}/case.json`)?.toString() ?? '';
    const parts = JSON.parse(json) as Record<string, readonly { path?: string }[]>;
    const counts = await rowsByTable(caseId);
    expect([...counts.keys()].toSorted()).toEqual(Object.keys(PARTS).toSorted());
    for (const [table, part] of Object.entries(PARTS))
      if (part) expect([table, parts[part]?.length]).toEqual([table, counts.get(table)]);
    expect(parts['messages']).toHaveLength(2);
    expect(marked.marks.length).toBeGreaterThan(13);
    expect(marked.marks.filter((mark) => !json.includes(mark))).toEqual([]);
    const page = files.get('index.html')?.toString() ?? '';
    expect(marked.marks.filter((mark) => !page.includes(mark))).toEqual([]);

    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as Manifest;
    expect([manifest.cases, manifest.missing]).toEqual([[identifier], []]);
    expect(new Set(manifest.files.map(({ path }) => path))).toEqual(
      new Set([...files.keys()].filter((path) => path !== 'manifest.json')),
    );
    for (const { path, sha256 } of manifest.files)
      expect([
        path,
        createHash('sha256')
          .update(files.get(path) ?? '')
          .digest('hex'),
      ]).toEqual([path, sha256]);
    const pdf = [...files].find(([path]) => path.endsWith('.pdf'));
    expect(pdf?.[1]).toEqual(marked.files[1]);
  });

  it('has what is noted in a report on its parcel, unless that is about another case', async () => {
    const { shipment, shipmentCase } = schema;
    const { shipment: parcel, case: about } = await world.shipment(
      { arrivalNote: 'The bag is torn' },
      'SHIPPED',
    );
    const { id: caseId, uuid } = await world.case({ status: 'SHIPPED' });
    await server.ctx.db.insert(shipmentCase).values({ shipmentId: parcel.id, caseId });
    const noteOf = async (id: string) => {
      const input = { params: { id }, query: { cases: id } };
      const answer = await inject(server.app, 'GET /case/{id}/patient/export', input, world.owner.headers);
      const files = await unzip(answer.rawPayload);
      const json = [...files].find(([path]) => path.endsWith('/case.json'))?.[1].toString() ?? '';
      return (JSON.parse(json) as { shipments: { arrivalNote: string | null }[] }).shipments[0]?.arrivalNote;
    };
    expect([await noteOf(about.uuid), await noteOf(uuid)]).toEqual(['The bag is torn', 'The bag is torn']);
    await server.ctx.db.update(shipment).set({ arrivalCaseId: about.id }).where(eq(shipment.id, parcel.id));
    expect([await noteOf(about.uuid), await noteOf(uuid)]).toEqual(['The bag is torn', null]);
  });

  it('[AP-15] is on record, at each of its cases', async () => {
    const { db } = server.ctx;
    const rows = await db.select().from(auditLog).where(eq(auditLog.subject, marked.row.uuid));
    expect(rows.filter(({ deed }) => deed === 'export')).toMatchObject([
      { action: 'GET /case/{id}/patient/export', actorName: 'Bea Boss', companyId: world.owner.company.id },
    ]);
  });

  it('names what the storage has lost, and holds nothing open when its reader leaves', async () => {
    const own = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
    const { id: caseId, uuid } = await own.case({ patientName: 'Half There' });
    const lost = await own.asset({ caseId, name: 'lost.jpg' });
    await server.ctx.storage.remove(lost.storageKey ?? '');
    const large = await own.asset({ caseId, assetType: 'CBCT', name: 'large.zip' });
    const bytes = randomBytes(8 * 1024 ** 2);
    await server.ctx.storage.put(large.storageKey ?? '', bytes);
    const { headers } = own.owner;
    const input = { params: { id: uuid } };
    const whole = await inject(server.app, 'GET /case/{id}/patient/export', input, headers);
    const files = await unzip(whole.rawPayload);
    const { missing, cases } = JSON.parse(String(files.get('manifest.json'))) as Manifest;
    expect(missing).toEqual([`${cases[0] ?? ''}/records/001-frtImg-lost.jpg`]);
    expect([...files.values()].some((file) => file.equals(bytes))).toBe(true);

    const opened: Readable[] = [];
    const read = async (key: string) => {
      const source = await server.ctx.storage.read(key);
      opened.push(source);
      return source;
    };
    const storage = { ...server.ctx.storage, read };
    const archive = await openPatientArchive({ ...server.ctx, storage }, [await own.caseById(caseId)]);
    await once(archive, 'readable');
    await until(() => opened.length > 0);
    archive.destroy();
    await until(() => opened.every(({ closed }) => closed));
  });

  it('takes of several cases of one name those of the same doctor and reference, unless somebody says which', async () => {
    const own = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
    const name = { patientName: 'Ali Yılmaz' };
    const reference = { clientReferenceId: 'P-1' };
    const anchor = await own.case({ ...name, ...reference });
    const same = await own.case({ patientName: 'ali yılmaz', ...reference });
    const other = await own.case({ ...name, clientReferenceId: 'P-2' });
    const [unknown, namesake] = [await own.case(name), await own.case(name)];
    const stranger = await own.case({ patientName: 'Ali Yıldız' });
    const { headers } = own.owner;
    const { cases } = await call(
      server.app,
      'GET /case/{id}/patient',
      { params: { id: anchor.uuid } },
      headers,
    );
    expect(cases.map(({ identifier, isSuggested }) => [identifier, isSuggested])).toEqual([
      [anchor.identifier, true],
      [namesake.identifier, false],
      [unknown.identifier, false],
      [other.identifier, false],
      [same.identifier, true],
    ]);
    const casesOf = async (query: { cases?: string }, of = anchor) => {
      const input = { params: { id: of.uuid }, query };
      const response = await inject(server.app, 'GET /case/{id}/patient/export', input, headers);
      const files = await unzip(response.rawPayload);
      return (JSON.parse(String(files.get('manifest.json'))) as Manifest).cases;
    };
    expect(await casesOf({})).toEqual([anchor.identifier, same.identifier]);
    // No reference is not the same reference.
    expect(await casesOf({}, unknown)).toEqual([unknown.identifier]);
    const both = [anchor, other].map(({ uuid }) => uuid).join(',');
    expect(await casesOf({ cases: both })).toEqual([anchor.identifier, other.identifier]);
    const wrong = { params: { id: anchor.uuid }, query: { cases: [anchor.uuid, stranger.uuid].join(',') } };
    expect(await refusal(server.app, 'GET /case/{id}/patient/export', wrong, headers)).toMatchObject({
      status: 400,
      extra: [{ field: 'cases', code: 'otherPatient' }],
    });
  });
});
