import type { ChangeCursor, MissedChanges } from '@portal/shared/contract';

/** Pause before it is asked again what was missed, in milliseconds. */
const PAUSE_MS = 5_000;

interface FeedParts {
  /** Asks the server what came after a place. */
  readonly ask: (after: ChangeCursor | null) => Promise<MissedChanges>;
  readonly deliver: (event: string, change: unknown) => void;
  /** What was missed is not known any more. */
  readonly onLost: () => void;
}

/** The changes of the company as a page hears of them: each once, also those of a time without connection. */
export interface ChangeFeed {
  /** The session's beginning: what is read from now on has the changes up to here in it. */
  begin(at: ChangeCursor | null): void;
  /** The socket is open again. */
  connected(): void;
  disconnected(): void;
  /** The socket tells a change, which may have been told before. */
  receive(event: string, change: unknown, cursor: ChangeCursor): void;
}

export function createChangeFeed({ ask, deliver, onLost }: FeedParts): ChangeFeed {
  let place: ChangeCursor | null = null;
  /** What came before something with a lower number did. */
  const ahead = new Map<number, ChangeCursor>();
  /** What is told while it is asked what came before that; null when nothing is asked. */
  let held: Parameters<ChangeFeed['receive']>[] | null = null;
  /** Counts connections, so that an answer on an earlier one is known. */
  let connection = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(event: string, change: unknown, cursor: ChangeCursor): void {
    if (ahead.has(cursor.number) || (place && cursor.number <= place.number)) return;
    ahead.set(cursor.number, cursor);
    advance();
    deliver(event, change);
  }

  function advance(): void {
    for (let next; place && (next = ahead.get(place.number + 1)); ahead.delete(next.number)) place = next;
  }

  function moveTo(cursor: ChangeCursor): void {
    place = cursor;
    for (const number of ahead.keys()) if (number <= cursor.number) ahead.delete(number);
    advance();
  }

  function release(): void {
    const waiting = held ?? [];
    held = null;
    for (const one of waiting) take(...one);
  }

  async function catchUp(current: number): Promise<void> {
    held = [];
    try {
      const { changes, cursor, isTooOld } = await ask(place);
      if (current !== connection) return;
      if (isTooOld) ahead.clear();
      else for (const { event, change, cursor: at } of changes) take(event, change, at);
      // Who knew no place cannot tell whether what has come since is in what they have read.
      if (!place) release();
      moveTo(cursor);
      if (isTooOld) onLost();
      release();
    } catch {
      if (current !== connection) return;
      release();
      timer = setTimeout(() => void catchUp(current), PAUSE_MS);
    }
  }

  function disconnected(): void {
    connection += 1;
    clearTimeout(timer);
    release();
  }

  return {
    begin(at) {
      disconnected();
      ahead.clear();
      place = at;
    },
    connected() {
      disconnected();
      void catchUp(connection);
    },
    disconnected,
    receive: (...change) => {
      if (held) held.push(change);
      else take(...change);
    },
  };
}
