import { PortalError } from '@portal/shared/errors';
import Fastify from 'fastify';
import { EventHub } from '../events/event-hub';
import { createMetrics } from '../plugins/metrics';
import type { Db } from './client';
import { createTransact } from './unit-of-work';

/** A database whose first transactions clash with others. */
function scene(clashes: number) {
  const events = new EventHub(Fastify().log);
  const metrics = createMetrics();
  let runs = 0;
  const transact = createTransact({
    events,
    metrics,
    beginTrail: () => () => async () => () => undefined,
    numberChanges: async () => [],
    database: {
      async transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
        const result = await work({} as Db);
        runs += 1;
        if (runs > clashes) return result;
        throw new Error('Failed query', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) });
      },
    },
  });
  const received: number[] = [];
  events.on('sessionRevoked', ({ sessionId }) => void received.push(sessionId));
  return { transact, metrics, received, runs: () => runs };
}

describe('a transaction', () => {
  it('that clashed with another one is done again, and its events are told once', async () => {
    const { transact, metrics, received, runs } = scene(2);
    const answer = await transact(async ({ emit }) => {
      emit('sessionRevoked', { sessionId: 7, contactId: 1 });
      return 'done';
    });
    expect([answer, runs(), received]).toEqual(['done', 3, [7]]);
    expect(await metrics.text()).toMatch(/portal_transactions_total\{outcome="repeated"\} 2/);
    expect(await metrics.text()).toMatch(/portal_transactions_open 0/);
  });

  it('that clashes again and again is a conflict, and nothing is told', async () => {
    const { transact, received, runs } = scene(100);
    const done = transact(async ({ emit }) => emit('sessionRevoked', { sessionId: 7, contactId: 1 }));
    await expect(done).rejects.toMatchObject({ code: 'busy', status: 409 });
    expect([runs(), received]).toEqual([4, []]);
  });

  it('that is refused is not done again', async () => {
    const { transact } = scene(0);
    const refused = jest.fn().mockRejectedValue(new PortalError('notFound', 'no'));
    await expect(transact(refused)).rejects.toMatchObject({ code: 'notFound' });
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
