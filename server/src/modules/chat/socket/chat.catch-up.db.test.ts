import type { ChatMessage, ErrorReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { dentalCase } from '../../../db/schema';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { ensureRoom, findRoom, insertMessage } from '../chat.repository';
import { createChatService } from '../chat.service';
import { createCatchUp, type CaughtUp } from './chat.catch-up';
import { DeliveryCursor } from './delivery-cursor';

let server: TestServer;
let clinic: TestCompany;
let room: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  clinic = await makeCompany(server.ctx);
  const [row] = await server.ctx.db
    .insert(dentalCase)
    .values({
      companyId: clinic.company.id,
      identifier: `C-${clinic.company.id}`,
      patientName: 'Ada',
      side: 'client',
      status: 'NEW',
      productId: 'AL',
    })
    .returning();
  room = row?.uuid ?? '';
});

/** Stores messages as a process does that dies before it tells anybody. */
async function storeUntold(...texts: string[]): Promise<void> {
  const { db } = server.ctx;
  for (const message of texts) {
    const found = await findRoom(db, 'provider', room);
    if (!found) throw new Error('no room');
    await insertMessage(db, await ensureRoom(db, found), {
      message,
      senderType: 'provider',
      senderName: 'Care team',
    });
  }
}

/** A socket that notes what goes out to it, as the gateway does. */
class FakeSocket implements CaughtUp {
  readonly data;
  readonly texts: string[] = [];
  isOpen = true;
  endedBy: ErrorReply | null = null;
  constructor(companyId: number, sessionId: number) {
    this.data = { companyId, sessionId, cursor: new DeliveryCursor() };
  }
  emit(event: 'message' | 'sessionEnded', payload: ChatMessage | ErrorReply): void {
    if (event === 'sessionEnded') this.endedBy = payload as ErrorReply;
    else this.hear(payload as ChatMessage);
  }
  private hear({ room: uuid, msgId, message }: ChatMessage): void {
    this.texts.push(message);
    this.data.cursor.delivered(uuid, msgId);
  }
  disconnect(): void {
    this.isOpen = false;
  }
}

/** A socket of a person's newest session. */
async function socketOf({ company, contact }: TestCompany): Promise<FakeSocket> {
  const { accessToken } = await server.ctx.sessions.open(contact.id);
  const who = await server.ctx.sessions.authenticate(accessToken);
  return new FakeSocket(company.id, who?.sessionId ?? 0);
}

async function newSocket(upTo: number | null = 0): Promise<FakeSocket> {
  const socket = await socketOf(clinic);
  if (upTo !== null) socket.data.cursor.joined(room, upTo);
  return socket;
}

const runWith = (...sockets: FakeSocket[]) =>
  createCatchUp({ db: server.ctx.db, chat: createChatService(server.ctx), sockets: () => sockets });

describe('a message that nobody was told of', () => {
  it('[CH-07] is told once it has not come by itself for a while, once, in order', async () => {
    const socket = await newSocket();
    const catchUp = runWith(socket);
    await storeUntold('one', 'two', 'three');
    await catchUp();
    expect(socket.texts).toEqual([]);
    await catchUp();
    expect(socket.texts).toEqual(['one', 'two', 'three']);
    await catchUp();
    expect(socket.texts).toHaveLength(3);
  });

  it('[CH-07] is told to those alone who lack it', async () => {
    const [missing, knowing, elsewhere] = [await newSocket(1), await newSocket(2), await newSocket(null)];
    const catchUp = runWith(missing, knowing, elsewhere);
    await storeUntold('one', 'two');
    await catchUp();
    await catchUp();
    expect([missing.texts, knowing.texts, elsewhere.texts]).toEqual([['two'], [], []]);
  });

  it('[CH-07] is found too when the one after it has come', async () => {
    const socket = await newSocket();
    await storeUntold('one', 'two');
    socket.data.cursor.delivered(room, 2);
    const catchUp = runWith(socket);
    await catchUp();
    await catchUp();
    expect(socket.texts).toEqual(['one', 'two']);
  });

  it('[AP-15] is not told to a socket of another company', async () => {
    const stranger = await socketOf(await makeCompany(server.ctx));
    stranger.data.cursor.joined(room, 0);
    const catchUp = runWith(stranger);
    await storeUntold('one');
    await catchUp();
    await catchUp();
    expect(stranger.texts).toEqual([]);
  });
});

it('[AP-15] a session that ended elsewhere ends its sockets here', async () => {
  const [socket, other] = [await newSocket(), await socketOf(clinic)];
  const catchUp = runWith(socket, other);
  await catchUp();
  expect(socket.isOpen).toBe(true);
  await server.ctx.sessions.revoke(socket.data.sessionId, clinic.contact.id);
  await catchUp();
  expect([socket.isOpen, other.isOpen]).toEqual([false, true]);
  await server.ctx.db.delete(dentalCase).where(eq(dentalCase.uuid, room));
});
