import { eq } from 'drizzle-orm';
import { company, session, sessionToken } from '../../db/schema';
import { call } from '../../testing/call';
import type { ChatClient } from '../../testing/chat/chat-client';
import { note, openChatStage, textsTold, type ChatStage } from '../../testing/chat/chat-scene';
import { makeContact, type TestCompany } from '../../testing/test-data';
import { until } from '../../testing/until';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

const wasTold = ({ received }: ChatClient): boolean =>
  received.some(({ event, payload }) => event === 'sessionEnded' && payload.code === 'sessionExpired');

/** Makes the tokens of a person worth nothing, as the time does. */
async function expire({ contact }: Pick<TestCompany, 'contact'>): Promise<void> {
  const { db } = stage.server.ctx;
  const own = await db.select({ id: session.id }).from(session).where(eq(session.contactId, contact.id));
  for (const { id } of own)
    await db.update(sessionToken).set({ expiresAt: new Date() }).where(eq(sessionToken.sessionId, id));
}

describe('a session that ends while its socket is open', () => {
  it('[AP-15] [CH-03] is told to the socket, which closes; what waited is sent once after the renewal', async () => {
    const { clinic, client, room } = await stage.scene();
    const colleague = await stage.connect(await makeContact(stage.server.ctx, clinic.company.id));
    for (const each of [client, colleague]) await each.get('join', { room });
    const message = note(room, 'typed before the token ended');
    await client.get('message', message);
    await expire(clinic);
    expect(await client.ask('message', message)).toMatchObject({ error: { code: 'sessionExpired' } });
    await until(() => wasTold(client) && !client.socket.connected);

    const renewed = await stage.connect({ tokens: await stage.server.ctx.sessions.open(clinic.contact.id) });
    await renewed.get('join', { room });
    await renewed.get('message', message);
    await renewed.get('message', note(room, 'the next'));
    expect((await renewed.get('join', { room })).messages.map(({ msgId }) => msgId)).toEqual([1, 2]);
    await until(() => new Set(textsTold(colleague)).size === 2);
  });

  it('[AP-15] is told at logout too', async () => {
    const { clinic, client } = await stage.scene();
    await call(stage.server.app, 'POST /auth/logout', {}, clinic.headers);
    await until(() => wasTold(client) && !client.socket.connected);
  });

  it('[AP-15] ends for a company that became inactive, with one process as with several', async () => {
    const { clinic, client } = await stage.scene();
    const { db } = stage.server.ctx;
    await db.update(company).set({ status: 'INACTIVE' }).where(eq(company.id, clinic.company.id));
    await until(() => wasTold(client) && !client.socket.connected);
  });
});
