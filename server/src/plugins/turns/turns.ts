import { refusal } from '../../refusals';

/** Ends a turn; more than once does nothing. */
export type EndTurn = () => void;

export interface Turns {
  /**
   * Answers when it is this one's turn. Those with the same key share: only so many run at once, and every key that waits is
   * served once before any is served again, so a flood of one key costs others one turn.
   * @throws PortalError 'tooManyCalls' when too many of this key wait already.
   */
  take(key: string): Promise<EndTurn>;
  /** How many wait. */
  waiting(): number;
}

export interface TurnLimits {
  /** Turns that run at once, of all keys. */
  readonly atOnce: number;
  /** Of one key. */
  readonly ofOneKey: number;
  /** How many of one key may wait. */
  readonly waiting: number;
}

/** Whoever is refused has this many others of their own in front; they are through in about that time. */
const COME_BACK_SECONDS = 2;

export function createTurns(limits: TurnLimits): Turns {
  /** Those who wait, by key; the key that is due next comes first. */
  const lines = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let total = 0;

  const start = (key: string): EndTurn => {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      total -= 1;
      const left = (running.get(key) ?? 1) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
      serve();
    };
  };
  const isFree = (key: string): boolean => total < limits.atOnce && (running.get(key) ?? 0) < limits.ofOneKey;
  const serve = (): void => {
    for (const [key, line] of [...lines]) {
      if (!isFree(key)) continue;
      lines.delete(key);
      const next = line.shift();
      // Behind all others that wait.
      if (line.length > 0) lines.set(key, line);
      next?.();
    }
  };

  return {
    async take(key) {
      const line = lines.get(key);
      if (!line && isFree(key)) return start(key);
      if (line && line.length >= limits.waiting)
        throw refusal('tooManyCalls', { seconds: COME_BACK_SECONDS });
      return new Promise((resolve) => {
        const begin = (): void => resolve(start(key));
        if (line) line.push(begin);
        else lines.set(key, [begin]);
      });
    },
    waiting: () => [...lines.values()].reduce((sum, line) => sum + line.length, 0),
  };
}
