import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connectChat, type ChatClient } from '../../src/testing/chat/chat-client';
import type { Attendee } from './load';

export interface FloodOrder {
  readonly url: string;
  /** All of one room. */
  readonly people: readonly Attendee[];
  readonly seconds: number;
}
export interface FloodOutcome {
  readonly taken: number;
  readonly refused: number;
  readonly unanswered: number;
}

/** Messages of one socket that wait for their answers at any time. */
const IN_FLIGHT = 100;

const [order] = (await once(process, 'message')) as [FloodOrder];
const outcome = { taken: 0, refused: 0, unanswered: 0 };
const clients: ChatClient[] = [];
for (const { token, room } of order.people) {
  const client = await connectChat(order.url, { token });
  await client.get('join', { room });
  clients.push(client);
}
const [{ room = '' } = {}] = order.people;
process.send?.('joined');
const end = performance.now() + order.seconds * 1_000;
await Promise.all(clients.flatMap((client) => Array.from({ length: IN_FLIGHT }, () => pour(client))));
process.send?.(outcome);
for (const { socket } of clients) socket.disconnect();

/** Sends the next one as soon as one is answered. */
async function pour({ socket }: ChatClient): Promise<void> {
  while (performance.now() < end) {
    const left = Math.max(1, end - performance.now());
    try {
      const message = { room, clientId: randomUUID(), message: 'Flood' };
      const reply = await socket.timeout(left).emitWithAck('message', message);
      if (reply.ok) outcome.taken += 1;
      else outcome.refused += 1;
    } catch {
      outcome.unanswered += 1;
    }
  }
}
