import { refusal } from '../../../refusals';

/** Requests of one company on the chat that are worked on at a time: the database has hands free for the others. */
const AT_ONCE = 2;
/** Those that wait for their turn; more are refused. */
const MOST_WAITING = 200;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets each company use a bounded share of the database, in the order in which its people ask. */
export class CompanyQueues {
  private readonly queues = new Map<number, Queue>();

  /** @throws PortalError 'tooManyCalls' when too much waits already */
  async run<T>(companyId: number, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(companyId) ?? { running: 0, waiting: [] };
    this.queues.set(companyId, queue);
    if (queue.running < AT_ONCE) queue.running += 1;
    else if (queue.waiting.length >= MOST_WAITING) throw refusal('tooManyCalls', { seconds: 1 });
    else await new Promise<void>((resolve) => void queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.release(companyId, queue);
    }
  }

  private release(companyId: number, queue: Queue): void {
    const next = queue.waiting.shift();
    // The place goes from hand to hand, so that nobody who comes now is served before those who wait. Not at once: the embedded
    // database works without ever letting the process read its sockets, and a full queue would go on for seconds.
    if (next) setImmediate(next);
    else queue.running -= 1;
    if (queue.running === 0) this.queues.delete(companyId);
  }
}
