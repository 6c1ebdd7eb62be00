import type { ChatMessage, ErrorReply } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { findRevoked } from '../../auth/session.repository';
import type { ChatService } from '../chat.service';
import { findEnds } from './chat-catch-up.repository';
import { createChangeCatchUp } from './change.catch-up';
import { endSession } from './chat.session';
import type { ChatServer, ChatSocket } from './chat.socket';
import type { DeliveryCursor } from './delivery-cursor';

/** A message that got lost between two processes reaches the sockets after one to two of these, in milliseconds. */
const EVERY_MS = 3_000;
/** Rooms or sessions asked for in one query. */
const AT_ONCE = 1_000;

/** What it needs of a socket. */
export interface CaughtUp {
  readonly data: {
    readonly companyId: number;
    readonly sessionId: number;
    readonly cursor: DeliveryCursor;
  };
  emit(event: 'message', message: ChatMessage): void;
  emit(event: 'sessionEnded', error: ErrorReply): void;
  disconnect(close: true): void;
}

interface CatchUpParts {
  readonly db: AppContext['db'];
  readonly chat: Pick<ChatService, 'after'>;
  /** The sockets of this process. */
  sockets(): readonly CaughtUp[];
}

/**
 * An event is told after its commit, so a process that dies between the two has told nobody, and one whose Redis is lost
 * only its own sockets. The database knows better: by it, sockets get the messages that they lack, and end with their
 * session. A message counts as lost when a later run still finds it untold; until then it may be on its way.
 */
export function createCatchUp({ db, chat, sockets }: CatchUpParts): () => Promise<void> {
  let before = new Map<string, number>();
  return async () => {
    const all = sockets();
    await endRevoked(db, all);
    const now = await readEnds(db, all);
    for (const socket of all) await tellMissed(chat, socket, before);
    before = now;
  };
}

/** Runs it every few seconds; answers what ends that. */
export function startCatchUp(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  io: ChatServer,
  chat: ChatService,
): () => Promise<void> {
  const sockets = (): ChatSocket[] => [...io.of('/').sockets.values()];
  const catchUpRooms = createCatchUp({ db, chat, sockets });
  const catchUpChanges = createChangeCatchUp(db, sockets);
  const catchUp = async (): Promise<void> => {
    await catchUpRooms();
    await catchUpChanges();
  };
  let current: Promise<void> | undefined;
  const runOnce = async (): Promise<void> => {
    await catchUp().catch((error: unknown) => log.error({ err: error }, 'sockets were not caught up'));
    current = undefined;
  };
  const timer = setInterval(() => {
    current ??= runOnce();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}

async function endRevoked(db: AppContext['db'], sockets: readonly CaughtUp[]): Promise<void> {
  const ids = [...new Set(sockets.map(({ data }) => data.sessionId))];
  const revoked = new Set<number>();
  for (const part of partsOf(ids)) for (const id of await findRevoked(db, part)) revoked.add(id);
  for (const socket of sockets) if (revoked.has(socket.data.sessionId)) endSession(socket);
}

async function readEnds(db: AppContext['db'], sockets: readonly CaughtUp[]): Promise<Map<string, number>> {
  const rooms = [...new Set(sockets.flatMap(({ data }) => [...data.cursor.rooms()]))];
  const companies = [...new Set(sockets.map(({ data }) => data.companyId))];
  const ends = new Map<string, number>();
  for (const part of partsOf(rooms))
    for (const { uuid, lastNumber } of await findEnds(db, companies, part)) ends.set(uuid, lastNumber);
  return ends;
}

async function tellMissed(
  chat: CatchUpParts['chat'],
  socket: CaughtUp,
  ends: ReadonlyMap<string, number>,
): Promise<void> {
  for (const room of socket.data.cursor.rooms()) {
    const upTo = socket.data.cursor.upTo(room);
    if (upTo === undefined || (ends.get(room) ?? 0) <= upTo) continue;
    const missed = await chat.after(socket.data, room, upTo);
    for (const message of missed) socket.emit('message', message);
  }
}

function* partsOf<T>(all: readonly T[]): Iterable<T[]> {
  for (let i = 0; i < all.length; i += AT_ONCE) yield all.slice(i, i + AT_ONCE);
}
