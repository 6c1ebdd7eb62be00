import { createTurns, type EndTurn } from './turns';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Takes turns and writes down in which order they came. */
function scene(limits: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const turns = createTurns({ atOnce: 2, ofOneKey: 1, waiting: 3, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, EndTurn>();
  const take = (key: string, name: string): Promise<void> =>
    turns.take(key).then((end) => {
      begun.push(name);
      ends.set(name, end);
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  return { turns, begun, take, end };
}

it('a key that floods does not hold up another one', async () => {
  const { begun, take, end } = scene();
  for (const name of ['a1', 'a2', 'a3']) void take('a', name);
  await take('b', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('keys that wait are served one after the other, each in its own order', async () => {
  const { begun, take, end } = scene({ atOnce: 1 });
  for (const [key, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['a', 'a3'],
    ['b', 'b1'],
    ['b', 'b2'],
    ['c', 'c1'],
  ] as const)
    void take(key, name);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    await settle();
    await end(name);
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('too many of one key are refused with the time to come back, and others are not', async () => {
  const { turns, take, begun } = scene();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void take('a', name);
  await settle();
  expect(turns.waiting()).toBe(3);
  await expect(turns.take('a')).rejects.toMatchObject({ code: 'tooManyCalls', values: { seconds: 2 } });
  await take('b', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
});

it('a turn ends once, however often that is said', async () => {
  const { begun, take, end } = scene({ atOnce: 1 });
  await take('a', 'a1');
  void take('b', 'b1');
  void take('c', 'c1');
  await end('a1');
  await end('a1');
  expect(begun).toEqual(['a1', 'b1']);
});

it('nothing is left of those that are through', async () => {
  const { turns, take, end, begun } = scene({ atOnce: 1, ofOneKey: 1, waiting: 50 });
  const names = Array.from({ length: 40 }, (_, index) => `${index}`);
  names.forEach((name) => void take(`key ${Number(name) % 7}`, name));
  await settle();
  for (let index = 0; index < names.length; index += 1) await end(begun[index] ?? '');
  expect(begun.toSorted((a, b) => Number(a) - Number(b))).toEqual(names);
  expect(turns.waiting()).toBe(0);
});
