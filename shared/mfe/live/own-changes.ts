import { isFulfilled, isPending, isRejected, type Middleware } from '../../redux';

/** How long after the reply to a change the event that it causes is expected, in milliseconds. */
const ECHO_MS = 10_000;

interface Version {
  readonly uuid: string;
  readonly version: number;
}

export interface OwnChanges {
  /** Sees the replies to this remote's mutations. */
  readonly middleware: Middleware;
  /** Handles an event, unless it is the echo of a change of this remote's own. */
  unlessEcho(event: unknown, handle: () => void): void;
}

/**
 * Recognises the events that this remote's own mutations cause: each carries the version that the mutation's reply brought, and
 * the mutation has refreshed what it touched. Comparing with any version in the cache would be wrong, since the server also
 * tells of a case's plans and orders, under the case's unchanged version: one reply accounts for one event.
 */
export function createOwnChanges(): OwnChanges {
  const replies = new Map<string, { version: number; at: number }>();
  const waiting: (() => void)[] = [];
  let running = 0;

  function isEcho({ uuid, version }: Version): boolean {
    const reply = replies.get(uuid);
    if (!reply || version > reply.version || Date.now() - reply.at > ECHO_MS) return false;
    if (version === reply.version) replies.delete(uuid);
    return true;
  }

  function settle(reply: unknown): void {
    running -= 1;
    if (isVersion(reply)) replies.set(reply.uuid, { version: reply.version, at: Date.now() });
    if (running === 0) for (const judge of waiting.splice(0)) judge();
  }

  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      if (!isOfMutation(action)) return result;
      if (isPending(action)) running += 1;
      if (isFulfilled(action)) settle(action.payload);
      if (isRejected(action)) settle(undefined);
      return result;
    },
    unlessEcho(event, handle) {
      if (!isVersion(event)) return handle();
      const judge = (): void => {
        if (!isEcho(event)) handle();
      };
      // The socket is often quicker than the reply, without which nobody knows whose change it is.
      if (running > 0) waiting.push(judge);
      else judge();
    },
  };
}

function isVersion(value: unknown): value is Version {
  const { uuid, version } = (value ?? {}) as Partial<Version>;
  return typeof uuid === 'string' && typeof version === 'number';
}

function isOfMutation(action: unknown): boolean {
  const { meta } = action as { meta?: { arg?: { type?: string } } };
  return meta?.arg?.type === 'mutation';
}
