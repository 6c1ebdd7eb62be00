import { sql } from 'drizzle-orm';
import { createChatService } from '../src/modules/chat/chat.service';
import { makeCompany, type TestCompany } from '../src/testing/test-data';
import { createTestServer, type TestServer } from '../src/testing/test-server';
import { TEST_DATABASE_URL } from '../src/testing/services/test-database';
import { vacuum } from './lists/vacuum';

const ROOMS = 10_000;
const UNREAD = 25;
/** Far above what it takes on an idle machine, far below what reading all messages takes. */
const MOST_MS = 250;

let server: TestServer;
let clinic: TestCompany;

/** A company of many rooms with three messages each; of a few the last one is unread. A neighbour has as many. */
async function fill({ company, contact }: TestCompany): Promise<void> {
  const { db } = server.ctx;
  await db.execute(sql`
    insert into "case" (company_id, side, patient_name, product_id)
    select ${company.id}, 'client', 'Patient ' || n, 'AL' from generate_series(1, ${ROOMS}::int) n`);
  await db.execute(sql`
    insert into chat_room (case_id, company_id, last_number, last_provider_number, last_message_at)
    select id, company_id, 3, 3, now() - id * interval '1 minute' from "case" where company_id = ${company.id}`);
  await db.execute(sql`
    insert into chat_message (room_id, number, message, sender_type, sender_name, sent_at)
    select r.id, n, 'Line ' || n, 'provider', 'Care team', r.last_message_at
    from chat_room r, generate_series(1, 3) n where r.company_id = ${company.id}`);
  await db.execute(sql`
    insert into chat_seen (room_id, contact_id, up_to)
    select id, ${contact.id}, case when row_number() over (order by id) % ${ROOMS / UNREAD}::int = 0 then 2 else 3 end
    from chat_room where company_id = ${company.id}`);
}

(TEST_DATABASE_URL === null ? describe.skip : describe)(`an inbox of ${ROOMS} rooms`, () => {
  beforeAll(async () => {
    server = await createTestServer();
    clinic = await makeCompany(server.ctx);
    await fill(await makeCompany(server.ctx));
    await fill(clinic);
    await vacuum(server.ctx.db);
  });
  afterAll(() => server.close());

  it('[CH-01] answers its pages by indexes', async () => {
    const chat = createChatService(server.ctx);
    const who = await server.ctx.sessions.authenticate(clinic.tokens.accessToken);
    if (!who) throw new Error('nobody is signed in');
    const times: number[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 10; page += 1) {
      const at = performance.now();
      const { rooms, nextCursor, ...totals } = await chat.conversations(who, cursor ? { cursor } : {});
      times.push(performance.now() - at);
      expect([rooms.length, totals]).toEqual([20, { unreadTotal: UNREAD, unreadRooms: UNREAD }]);
      cursor = nextCursor ?? undefined;
    }
    times.sort((a, b) => a - b);
    console.info(
      `a page of the inbox: p50 ${times[5]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms`,
    );
    expect(times[5]).toBeLessThan(MOST_MS);
  });

  it('[CH-01] never reads all messages, nor all rooms of other companies', async () => {
    const { rows } = await server.ctx.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select count(*) from chat_room r
      left join chat_seen s on s.room_id = r.id and s.contact_id = ${clinic.contact.id}
      join chat_message m on m.room_id = r.id and m.number > coalesce(s.up_to, 0) and m.sender_type = 'provider'
      where r.company_id = ${clinic.company.id} and r.last_provider_number > coalesce(s.up_to, 0)`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('chat_room_unread_idx');
    expect(plan).not.toMatch(/Seq Scan on chat_(message|room)/);
  });
});
