import type { ChatMessage, NewChatMessage } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config';
import { call } from '../call';
import { makeCompany, type CompanyFacts, type TestCompany } from '../test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../test-server';
import { connectChat, type ChatClient } from './chat-client';

/** A company with a case, and one person's socket. */
export interface Scene {
  readonly clinic: TestCompany;
  readonly client: ChatClient;
  /** Of the case, not joined yet. */
  readonly room: string;
}

/** A listening server and what tests of the chat do with it. */
export interface ChatStage {
  readonly server: TestServer;
  readonly url: string;
  scene(facts?: CompanyFacts): Promise<Scene>;
  /** Another socket, of the same person or somebody else. */
  connect(person: Pick<TestCompany, 'tokens'>): Promise<ChatClient>;
  /** The provider writes. */
  answer(room: string, message?: string): Promise<ChatMessage>;
  disconnectAll(): void;
  close(): Promise<void>;
}

export async function openChatStage(config: Partial<Config> = {}): Promise<ChatStage> {
  const server = await createTestServer(config);
  const url = await server.listen();
  const clients: ChatClient[] = [];
  const connect: ChatStage['connect'] = async ({ tokens }) => {
    const client = await connectChat(url, { token: tokens.accessToken });
    clients.push(client);
    return client;
  };
  return {
    server,
    url,
    connect,
    async scene(facts = {}) {
      const clinic = await makeCompany(server.ctx, facts);
      const body = { patientName: 'Ada', productId: 'AL' } as const;
      const { uuid } = await call(server.app, 'POST /case', { body }, clinic.headers);
      return { clinic, client: await connect(clinic), room: uuid };
    },
    answer: (room, message = 'We look into it') =>
      call(
        server.app,
        'POST /api/provider/chat',
        { body: { room, message } },
        { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` },
      ),
    disconnectAll: () => clients.splice(0).forEach(({ socket }) => socket.disconnect()),
    close: () => server.close(),
  };
}

/** A message as a page sends it. */
export function note(room: string, message = 'Hello'): NewChatMessage {
  return { room, message, clientId: randomUUID() };
}

/** Texts of the messages that a socket was told, as they came or in the order of their numbers. */
export function textsTold(
  { received }: ChatClient,
  order: 'asTheyCame' | 'numbered' = 'asTheyCame',
): string[] {
  const messages = received.flatMap(({ event, payload }) => (event === 'message' ? [payload] : []));
  if (order === 'numbered') messages.sort((a, b) => a.msgId - b.msgId);
  return messages.map(({ message }) => message);
}

/** Messages that a socket was told became read or hidden. */
export function changesTold({ received }: ChatClient): ChatMessage[] {
  return received.flatMap(({ event, payload }) => (event === 'messageChanged' ? [payload] : []));
}
