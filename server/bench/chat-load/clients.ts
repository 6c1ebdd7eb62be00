import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { connectChat, type ChatClient } from '../../src/testing/chat/chat-client';
import type { Attendee, Load, Outcome } from './load';

/** Connections that are made at the same time: people do not all come in the same millisecond. */
const AT_ONCE = 25;
/** How long after the last message one that is missing counts as lost, in milliseconds. */
const PATIENCE_MS = 15_000;

/** A joined socket, and the numbers of the messages it was told, in the order they came. */
interface Guest {
  readonly client: ChatClient;
  readonly room: string;
  readonly received: number[];
}

const [load] = (await once(process, 'message')) as [Load];
const sentAt = new Map<string, number>();
const deliveries: number[] = [];
const acknowledgements: number[] = [];
/** Numbers of the messages of each room that were acknowledged. */
const stored = new Map<string, number[]>();
let refused = 0;

const began = performance.now();
const guests = await joinAll(load.people);
const joinedIn = performance.now() - began;
process.send?.('joined');
await once(process, 'message');
await sendAll(guests);
await untilAllArrived();
process.send?.(outcome());
for (const { client } of guests) client.socket.disconnect();

async function joinAll(people: readonly Attendee[]): Promise<Guest[]> {
  const joined: Guest[] = [];
  const waiting = [...people];
  const joinSome = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) joined.push(await join(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, joinSome));
  return joined;
}

async function join({ token, room }: Attendee): Promise<Guest> {
  const client = await connectChat(load.url, { token });
  const received: number[] = [];
  client.socket.on('message', ({ msgId, clientId }) => {
    received.push(msgId);
    deliveries.push(performance.now() - (sentAt.get(clientId ?? '') ?? Number.NaN));
  });
  await client.get('join', { room });
  return { client, room, received };
}

/** By the clock, whether or not what was sent before is answered: a slow server gets no rest. */
async function sendAll(all: readonly Guest[]): Promise<void> {
  const total = load.rate * load.seconds;
  const start = performance.now();
  const answers: Promise<void>[] = [];
  for (let n = 0; n < total; n += 1) {
    await pause(Math.max(0, start + (n * 1_000) / load.rate - performance.now()));
    const guest = all[Math.floor(Math.random() * all.length)];
    if (guest) answers.push(send(guest, n));
  }
  await Promise.all(answers);
}

async function send({ client, room }: Guest, n: number): Promise<void> {
  const clientId = randomUUID();
  const at = performance.now();
  sentAt.set(clientId, at);
  try {
    const { msgId } = await client.get('message', { room, clientId, message: `Message ${n} of the load` });
    acknowledgements.push(performance.now() - at);
    stored.set(room, [...(stored.get(room) ?? []), msgId]);
  } catch (error) {
    refused += 1;
    console.error(error);
  }
}

async function untilAllArrived(): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (
    Date.now() < end &&
    guests.some(({ received, room }) => received.length < (stored.get(room)?.length ?? 0))
  )
    await pause(50);
}

function outcome(): Outcome {
  const sum = (count: (guest: Guest) => number): number =>
    guests.reduce((total, guest) => total + count(guest), 0);
  return {
    joinedIn,
    sent: sentAt.size,
    refused,
    delivered: deliveries.length,
    lost: sum(({ received, room }) => {
      const known = new Set(received);
      return (stored.get(room) ?? []).filter((number) => !known.has(number)).length;
    }),
    doubled: sum(({ received }) => received.length - new Set(received).size),
    outOfOrder: sum(
      ({ received }) => received.filter((number, i) => i > 0 && number < (received[i - 1] ?? 0)).length,
    ),
    deliveries,
    acknowledgements,
  };
}
