import { asc, gt } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import { chatSteps } from '../../testing/audit-day/chat-steps';
import { openAuditDay, type AuditDay } from '../../testing/audit-day/day-scene';
import { deskSteps } from '../../testing/audit-day/desk-steps';
import { fileSteps } from '../../testing/audit-day/file-steps';
import { treatmentSteps } from '../../testing/audit-day/treatment-steps';
import { until } from '../../testing/until';
import { sealEntries } from './chain/seal';
import { verifyChain } from './chain/verify';

let day: AuditDay;
beforeAll(async () => {
  day = await openAuditDay();
});
afterAll(() => day.close());

type Row = readonly [who: string, action: string, result: string, subject: string | null];

let last = 0;
/** Rows since the last step. Some are written after the answer: of a refused connection nobody waits for the trace. */
async function rowsOf(expected: number): Promise<Row[]> {
  const { db } = day.ctx;
  const newer = gt(auditLog.id, last);
  await until(async () => (await db.$count(auditLog, newer)) >= expected);
  const rows = await db.select().from(auditLog).where(newer).orderBy(asc(auditLog.id));
  last = rows.at(-1)?.id ?? last;
  return rows.map(({ actorName, actorType, action, code, outcome, subject }): Row => {
    const who = actorType === 'link' ? `link of ${actorName}` : (actorName ?? actorType);
    return [who, action, code ?? outcome, subject];
  });
}

const sorted = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

describe('the audit log of a day', () => {
  it('[AP-15] has a row for every change, refusal and look at a patient, by name, and no other', async () => {
    await rowsOf(0);
    const steps = [...deskSteps(day), ...fileSteps(day), ...chatSteps(day), ...treatmentSteps(day)];
    let [expected, found] = [0, 0];
    for (const [what, run, ...expectedRows] of steps) {
      await run();
      const rows = await rowsOf(expectedRows.length);
      const wanted = expectedRows.map(([who, action, result, subject]): Row => [
        who,
        action,
        result,
        subject(),
      ]);
      expect([what, sorted(rows)]).toEqual([what, sorted(wanted)]);
      expected += wanted.length;
      found += rows.length;
    }
    expect(steps.length).toBeGreaterThanOrEqual(40);
    expect(found / expected).toBe(1);

    await sealEntries(day.ctx);
    expect(await verifyChain(day.ctx.db, { limit: 10_000 })).toMatchObject({ broken: null });
  });
});
