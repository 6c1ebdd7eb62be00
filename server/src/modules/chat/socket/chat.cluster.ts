import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../../app-context';
import type { ChatServer } from './chat.socket';
import { connectRedis, type RedisConnections } from './redis-connections';

/** So long after its last server was asked whether it is ready, an installation leaves nothing behind in Redis. */
const LIFE_S = 7 * 24 * 3_600;
/** About as many events are kept in Redis for a process whose connection was broken for a while. */
const KEPT_EVENTS = 10_000;
/** More waiting for a lost Redis would fill the memory; chat and sessions are healed by the catch-up all the same. */
const MOST_WAITING = 10_000;
/** How long one's own sockets wait for Redis, in milliseconds. */
const PATIENCE_MS = 500;
/** How long the adapter waits for an entry before it asks anew; as long a stop may have to wait, in milliseconds. */
const QUESTION_MS = 1_000;
/** An entry for everybody that means nothing to anybody: there is no such type. */
const HEARTBEAT = ['nsp', '/', 'uid', 'beat', 'type', '0'];

/** The other processes of the installation, as the chat socket sees them. */
export interface ChatCluster {
  /** @throws Error when other processes cannot be heard or readers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes all processes on one Redis one chat server: rooms, broadcasts, ended sessions (ADR 8).
 * @throws RedisUnreachableError
 */
export async function joinCluster(
  { log, config }: Pick<AppContext, 'log' | 'config'>,
  redisUrl: string,
  io: ChatServer,
): Promise<ChatCluster> {
  const connections = await connectRedis(redisUrl, log);
  const streamName = streamOf(config.secrets.fileKey);
  const makeAdapter = createAdapter(connections.main, {
    streamName,
    channelPrefix: streamName,
    maxLen: KEPT_EVENTS,
    blockTimeInMs: QUESTION_MS,
    onlyPlaintext: true,
  });
  const publisher = createPublisher(connections, log);
  const probe = createStreamProbe();
  // No arrow function: socket.io calls it by `new`.
  io.adapter(function patientAdapter(namespace: unknown) {
    const adapter = makeAdapter(namespace);
    const publish = adapter.doPublish.bind(adapter);
    const take = adapter.onRawMessage.bind(adapter);
    adapter.doPublish = (message) => publisher.publish(() => publish(message));
    adapter.onRawMessage = (message, offset) => {
      probe.hear();
      take(message, offset);
    };
    return adapter;
  });
  const echo = async (): Promise<void> => {
    const heard = probe.next();
    await connections.main.xadd(streamName, '*', ...HEARTBEAT);
    await connections.main.expire(streamName, LIFE_S);
    await heard;
  };
  await waitForFirstEntry(echo);
  return {
    check: () => connections.check(echo),
    async close() {
      // The adapter first: it reads on for as long as it is open.
      void io.of('/').adapter.close();
      await connections.close();
    },
  };
}

/**
 * Until it has read an entry, the adapter asks for whatever comes from now on, and misses what comes between two of its
 * questions; from the first entry on it goes on where it was.
 */
async function waitForFirstEntry(echo: () => Promise<void>): Promise<void> {
  const heard = echo().then(() => true);
  while (!(await Promise.race([heard, pause(QUESTION_MS / 4, false)]))) void echo().catch(() => undefined);
}

/** Notes that something was read from the stream. */
function createStreamProbe() {
  let waiting: (() => void)[] = [];
  return {
    hear(): void {
      const readers = waiting;
      waiting = [];
      for (const resolve of readers) resolve();
    },
    next: (): Promise<void> => new Promise((resolve) => void waiting.push(resolve)),
  };
}

/** Its key tells installations apart that share one Redis; all processes of an installation have the same. */
export function streamOf(fileKey: string): string {
  return `portal:${createHash('sha256').update(`chat ${fileKey}`).digest('hex').slice(0, 16)}`;
}

/**
 * The adapter tells its own sockets once Redis has an event, which keeps events in one order for all. This one goes on
 * without a Redis that is lost or slow; what Redis cannot take now waits in memory, up to a limit.
 */
function createPublisher({ main }: RedisConnections, log: AppContext['log']) {
  let waiting = 0;
  let dropped = 0;
  main.on('ready', () => {
    if (dropped > 0) log.warn({ dropped }, 'events were not readers to other processes');
    dropped = 0;
  });
  const send = async (work: () => Promise<unknown>): Promise<void> => {
    waiting += 1;
    try {
      await work();
    } catch (error) {
      // The reason alone: the error also holds what was to be readers.
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, 'an event was not readers to other processes');
    } finally {
      waiting -= 1;
    }
  };
  return {
    /** Answers no place in the stream: nobody resumes by it. */
    async publish(work: () => Promise<unknown>): Promise<string> {
      if (waiting >= MOST_WAITING) {
        dropped += 1;
        return '';
      }
      const isReady = main.status === 'ready';
      const sent = send(work);
      if (isReady) await Promise.race([sent, pause(PATIENCE_MS, undefined, { ref: false })]);
      return '';
    },
  };
}
