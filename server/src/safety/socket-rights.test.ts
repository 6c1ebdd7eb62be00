import type { ClientToServerEvents } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { auditLog, company } from '../db/schema';
import { CHAT_REQUEST_NAMES } from '../modules/chat/chat.events';
import { note, openChatStage, textsTold, type ChatStage, type Scene } from '../testing/chat/chat-scene';
import { connectChat, type ChatClient, pendingsOf } from '../testing/chat/chat-client';
import { until } from '../testing/until';

type RequestName = keyof ClientToServerEvents;
type Answer = 'allowed' | string;

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

/** What each request carries for a room. */
const payloadOf = (name: RequestName, room: string): readonly unknown[] => {
  const more = {
    message: note(room),
    setAsSeen: { upTo: 1 },
    setAsHidden: { messageId: randomUUID() },
    getPrevious: { before: 5 },
    getNext: { after: 0 },
    setAsUnread: { from: 1 },
    search: { text: 'a' },
    getChanges: { after: null },
  };
  if (name === 'getPendings') return [{}];
  return [{ room, ...(name in more && more[name as keyof typeof more]) }];
};

async function answerOf(client: ChatClient, name: RequestName, room: string): Promise<Answer> {
  const reply = await client.ask(name, ...(payloadOf(name, room) as never));
  return reply.ok ? 'allowed' : reply.error.code;
}

async function answersOf({ client }: Pick<Scene, 'client'>, room: string): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const name of CHAT_REQUEST_NAMES) answers[name] = await answerOf(client, name, room);
  return answers;
}

describe('the rooms of the chat', () => {
  it('[AP-15] [CH-05] answer every request about one’s own company’s room', async () => {
    const own = await stage.scene();
    await own.client.get('join', { room: own.room });
    expect(await answersOf(own, own.room)).toEqual({
      getPendings: 'allowed',
      join: 'allowed',
      leave: 'allowed',
      // After leaving, as the requests are asked in this order.
      message: 'notJoined',
      setAsSeen: 'allowed',
      setAsUnread: 'allowed',
      typing: 'notJoined',
      setAsHidden: 'notFound',
      getUnseen: 'allowed',
      getPrevious: 'allowed',
      getNext: 'allowed',
      search: 'allowed',
      getChanges: 'allowed',
    });
  });

  it('[AP-15] are not found by another company, whatever it asks', async () => {
    const own = await stage.scene();
    const other = await stage.scene({ company: { isDso: true }, contact: { isSuperAdmin: true } });
    const answers = await answersOf(other, own.room);
    expect(answers).toEqual({
      getPendings: 'allowed',
      join: 'notFound',
      leave: 'allowed',
      message: 'notJoined',
      setAsSeen: 'notFound',
      setAsUnread: 'notFound',
      typing: 'notJoined',
      setAsHidden: 'notFound',
      getUnseen: 'notFound',
      getPrevious: 'notFound',
      getNext: 'notFound',
      search: 'notFound',
      // Of its own company, whatever else it says.
      getChanges: 'allowed',
    });
    await own.client.get('join', { room: own.room });
    await stage.answer(own.room, 'for the own company alone');
    await until(() => textsTold(own.client).length > 0);
    expect(other.client.received.filter(({ event }) => event !== 'notify')).toEqual([]);
    expect(await pendingsOf(other.client)).toEqual([]);
    expect((await other.client.get('getPendings', {})).rooms).toEqual([]);
    const trace = await stage.server.ctx.db
      .select({ action: auditLog.action, outcome: auditLog.outcome, code: auditLog.code })
      .from(auditLog)
      .where(and(eq(auditLog.subject, own.room), eq(auditLog.companyId, other.clinic.company.id)))
      .orderBy(auditLog.id);
    // Writing is told without asking the database, and its refusal not put there.
    const refused = Object.entries(answers).filter(([name, code]) => code !== 'allowed' && name !== 'typing');
    expect(trace).toEqual(
      refused.map(([name, code]) => ({ action: `chat ${name}`, outcome: 'refused', code })),
    );
  });

  it('[AP-15] [SH-27] may be read by a blocked company, but not written in', async () => {
    const blocked = await stage.scene();
    await stage.server.ctx.db
      .update(company)
      .set({ status: 'BLOCKED' })
      .where(eq(company.id, blocked.clinic.company.id));
    await blocked.client.get('join', { room: blocked.room });
    expect(await answerOf(blocked.client, 'message', blocked.room)).toBe('companyBlocked');
    expect(await answerOf(blocked.client, 'setAsHidden', blocked.room)).toBe('companyBlocked');
    expect(await answerOf(blocked.client, 'getPrevious', blocked.room)).toBe('allowed');
  });

  it.each([[{}], [{ token: 'forged' }], [{ token: 7 }], [{ token: 'provider-token-of-the-tests' }]])(
    '[AP-15] let nobody in by %j',
    async (auth) => {
      await expect(connectChat(stage.url, auth)).rejects.toMatchObject({
        data: { code: expect.stringMatching(/unauthenticated|sessionExpired/) as string },
      });
    },
  );
});
