import { CompanyQueues } from './company-queue';

/** Work that ends when it is told to. */
function work() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish };
}
/** Twice: what is done next begins with the next turn of the process. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the queues of companies', () => {
  it('let one company wait for itself alone, in order', async () => {
    const queues = new CompanyQueues();
    const began: string[] = [];
    const parts = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...work() }));
    const all = parts.map(({ name, done }) =>
      queues.run(1, () => {
        began.push(name);
        return done;
      }),
    );
    await queues.run(2, async () => void began.push('other'));
    expect(began).toEqual(['a', 'b', 'other']);
    parts[0]?.finish();
    await settle();
    expect(began).toEqual(['a', 'b', 'other', 'c']);
    for (const { finish } of parts) finish();
    await Promise.all(all);
    expect(began.at(-1)).toBe('d');
  });

  it('refuse more than may wait, and go on after work that fails', async () => {
    const queues = new CompanyQueues();
    const first = work();
    const waiting = Array.from({ length: 202 }, () => queues.run(1, () => first.done));
    await expect(queues.run(1, () => first.done)).rejects.toMatchObject({ code: 'tooManyCalls' });
    first.finish();
    await Promise.all(waiting);
    await expect(queues.run(1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await queues.run(1, async () => 'again')).toBe('again');
  });
});
