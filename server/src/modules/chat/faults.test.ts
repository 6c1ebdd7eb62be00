import { asc, eq } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { sized } from '../../../../tooling/testing/soak';
import { chatMessage, chatRoom, dentalCase } from '../../db/schema';
import { call } from '../../testing/call';
import { openFaultStage, type Chance, type FaultStage } from '../../testing/chat/fault-stage';
import { OutboxPage } from '../../testing/chat/outbox-page';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { until } from '../../testing/until';
import { Prng } from '../../demo/prng';

const SCHEDULES = Number(process.env['FAULT_SCHEDULES'] ?? sized(10, 1_000));
const MESSAGES_EACH = 4;
/** A schedule lasts about so long, in milliseconds: its messages and its faults are within. */
const LENGTH_MS = 120;
/** FAULT_SEED plays a schedule again, and those after it. */
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1);
/** A schedule that takes longer is stuck. */
const LONGEST_MS = 60_000;

let chance: Chance = Math.random;
let stage: FaultStage;
let clinic: TestCompany;
let colleague: Pick<TestCompany, 'tokens'>;
beforeAll(async () => {
  stage = await openFaultStage(() => chance);
  const { ctx } = stage.processes[0].app;
  clinic = await makeCompany(ctx);
  colleague = await makeContact(ctx, clinic.company.id);
});
afterAll(() => stage.close());

/** What went wrong in a schedule; zero, as it has to be. */
interface Faults {
  lost: number;
  doubled: number;
  outOfOrder: number;
}

const count = <T>(items: readonly T[], isWrong: (item: T, at: number) => boolean): number =>
  items.filter(isWrong).length;

/** Two tabs of a person and a colleague, at different processes, who all write while things break. */
async function play(seed: number): Promise<Faults> {
  const prng = new Prng(seed);
  chance = () => prng.int(0, 9_999) / 10_000;
  const room = await newRoom();
  const [first, second] = stage.processes;
  const there = [first.url, second.url];
  const back = [second.url, first.url];
  const pages = [
    new OutboxPage({ token: clinic.tokens.accessToken, room, urls: there }),
    new OutboxPage({ token: clinic.tokens.accessToken, room, urls: back }),
    new OutboxPage({ token: colleague.tokens.accessToken, room, urls: prng.pick([there, back]) }),
  ];
  await Promise.all(pages.map((page) => page.open()));
  await Promise.all([...pages.map((page, at) => write(page, at, prng)), breakThings(pages, prng)]);
  await Promise.all(pages.map((page) => page.flushed()));
  const faults = await judge(room, pages);
  for (const page of pages) page.close();
  return faults;
}

async function newRoom(): Promise<string> {
  const body = { patientName: 'Ada', productId: 'AL' } as const;
  const { app } = stage.processes[0].app;
  return (await call(app, 'POST /case', { body }, clinic.headers)).uuid;
}

async function write(page: OutboxPage, author: number, prng: Prng): Promise<void> {
  for (let n = 0; n < MESSAGES_EACH; n += 1) {
    page.post(`${author}.${n}`, prng.int(0, 3) === 0);
    await pause(prng.int(0, LENGTH_MS / MESSAGES_EACH));
  }
}

/** Kills a process, breaks one page's connection or those of a whole process, one to four times. */
async function breakThings(pages: readonly OutboxPage[], prng: Prng): Promise<void> {
  for (let left = prng.int(1, 4); left > 0; left -= 1) {
    await pause(prng.int(0, LENGTH_MS / 3));
    const victim = prng.pick(stage.processes);
    const kind = prng.pick(['kill', 'cut', 'drop'] as const);
    if (kind === 'drop') prng.pick(pages).drop();
    else {
      await (kind === 'kill' ? victim.kill() : victim.cut());
      await pause(prng.int(0, 40));
      await victim.revive();
    }
  }
}

/** Compares the room with what was sent, and what each page shows with the room. */
async function judge(room: string, pages: readonly OutboxPage[]): Promise<Faults> {
  const { db } = stage.processes[0].app.ctx;
  const rows = await db
    .select({ text: chatMessage.message, number: chatMessage.number })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .where(eq(dentalCase.uuid, room))
    .orderBy(asc(chatMessage.number));
  const stored = rows.map(({ text }) => text);
  const sent = pages.flatMap((page) => page.sent);
  for (const page of pages) await settle(page, stored.length);
  const shown = pages.map((page) => page.messages.map(({ message }) => message));
  const byAuthor = pages.map((page) => stored.filter((text) => page.sent.includes(text)));
  return {
    lost:
      count(sent, (text) => !stored.includes(text)) +
      shown.reduce((sum, texts) => sum + count(stored, (text) => !texts.includes(text)), 0),
    doubled:
      count(stored, (text, at) => stored.indexOf(text) !== at) +
      shown.reduce((sum, texts) => sum + count(texts, (text, at) => texts.indexOf(text) !== at), 0),
    outOfOrder:
      count(rows, ({ number }, at) => number !== at + 1) +
      pages.reduce(
        (sum, { sent: order }, at) => sum + count(order, (text, n) => byAuthor[at]?.[n] !== text),
        0,
      ) +
      shown.reduce((sum, texts) => sum + count(texts, (text, at) => stored[at] !== text), 0),
  };
}

/** What a process that died would have told is fetched at the next reconnect; a page that has no reason for one is given it. */
async function settle(page: OutboxPage, total: number): Promise<void> {
  const isWhole = (): boolean => page.messages.length >= total;
  await until(isWhole, 100).catch(() => page.drop());
  await until(isWhole, 10_000).catch(() => undefined);
}

async function inTime<T>(seed: number, work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const stuck = pause(LONGEST_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`the schedule of seed ${seed} is stuck`);
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    limit.abort();
    stuck.catch(() => undefined);
  }
}

test(
  `[CH-03] [CH-07] ${SCHEDULES} schedules of deaths, cuts and resends over two processes lose, double and disorder nothing`,
  async () => {
    const total: Faults = { lost: 0, doubled: 0, outOfOrder: 0 };
    const wrong: number[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
      const faults = await inTime(seed, play(seed));
      if (faults.lost + faults.doubled + faults.outOfOrder > 0) wrong.push(seed);
      total.lost += faults.lost;
      total.doubled += faults.doubled;
      total.outOfOrder += faults.outOfOrder;
    }
    console.info(`${SCHEDULES} schedules: ${JSON.stringify(total)}`);
    expect({ ...total, wrong }).toEqual({ lost: 0, doubled: 0, outOfOrder: 0, wrong: [] });
  },
  sized(180_000, 3_600_000),
);
