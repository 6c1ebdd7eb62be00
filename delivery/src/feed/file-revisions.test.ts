import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-builds';
import { fakeEntry, fakeFeed } from '../testing/fake-feeds';
import { FileRevisions } from './file-revisions';
import { watchFolder } from './folder-watch';
import { RevisionFeedStore } from './revision-feed-store';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const open = (): RevisionFeedStore => new RevisionFeedStore(new FileRevisions(folder.dir));

test('leaves nothing half-written behind', async () => {
  await Promise.allSettled(
    [1, 2, 3].map((number) => open().commit({ ...fakeFeed(1), trail: `${number}` }, [])),
  );
  expect(await readdir(join(folder.dir, 'revisions'))).toEqual(['00000001.json']);
  expect((await readdir(folder.dir)).sort()).toEqual(['feed.json', 'revisions']);
});

test('what a writer that died half way committed is live, and gets its line in the trail', async () => {
  const store = open();
  await store.commit(fakeFeed(1), [fakeEntry(1)]);
  const before = await readFile(join(folder.dir, 'feed.json'));
  const trail = await readFile(join(folder.dir, 'audit.jsonl'));
  await store.commit(fakeFeed(2), [fakeEntry(2)]);
  await writeFile(join(folder.dir, 'feed.json'), before);
  await writeFile(join(folder.dir, 'audit.jsonl'), trail);

  const next = open();
  expect((await next.read())?.revision).toBe(2);
  expect(await next.history()).toEqual([fakeEntry(1), fakeEntry(2)]);
  await next.commit(fakeFeed(3), [fakeEntry(3)]);

  expect(await next.trail()).toEqual([fakeEntry(1), fakeEntry(2), fakeEntry(3)]);
});

test('of a change of several domains the lines that a writer could not write are made up for', async () => {
  const store = open();
  const shell = fakeEntry(1, { domain: 'shell', hash: 'a' });
  const cases = fakeEntry(1, { domain: 'cases', previous: 'a', hash: 'b' });
  const chat = fakeEntry(1, { domain: 'chat', previous: 'b', hash: 'c' });
  const last = fakeEntry(2, { previous: 'c', hash: 'd' });
  await store.commit(fakeFeed(1), [shell, cases, chat]);
  const trail = join(folder.dir, 'audit.jsonl');
  const [line = ''] = (await readFile(trail, 'utf8')).split('\n');
  await writeFile(trail, `${line}\n{"revision":1`);
  expect(await open().history()).toEqual([shell, cases, chat]);

  // Also where a later change is written already.
  await writeFile(trail, `${line}\n`);
  const next = open();
  await next.commit(fakeFeed(2), [last]);
  expect(await next.trail()).toEqual([shell, cases, chat, last]);
});

test('a torn line in the trail is passed over, and does not spoil what is written after it', async () => {
  const store = open();
  await store.commit(fakeFeed(1), [fakeEntry(1)]);
  await appendFile(join(folder.dir, 'audit.jsonl'), '{"revision":');
  expect(await store.trail()).toEqual([fakeEntry(1)]);
  await store.commit(fakeFeed(2), [fakeEntry(2)]);
  expect(await open().trail()).toEqual([fakeEntry(1), fakeEntry(2)]);
});

test('feed.json is where a reader begins, not the truth', async () => {
  const store = open();
  for (const number of [1, 2]) await store.commit(fakeFeed(number), []);
  for (const text of ['{', JSON.stringify({ ...fakeFeed(2), domains: { cases: {} } })]) {
    await writeFile(join(folder.dir, 'feed.json'), text);
    expect(await open().read()).toEqual(fakeFeed(2));
  }
  await rm(join(folder.dir, 'feed.json'));
  expect(await open().read()).toEqual(fakeFeed(2));
});

test('an old revision under a new number is refused, and leads nobody in a circle', async () => {
  const store = open();
  await store.commit(fakeFeed(1), []);
  const revisions = join(folder.dir, 'revisions');
  await writeFile(join(revisions, '00000002.json'), await readFile(join(revisions, '00000001.json')));
  await expect(open().read()).rejects.toMatchObject({ code: 'feedUnreadable' });
  expect((await store.revision(1))?.feed).toEqual(fakeFeed(1));
});

test.each(['', '{', '[]', '{"schema":2,"revision":1,"domains":{}}'])(
  'refuses %p as a feed',
  async (content) => {
    const refusal = { code: 'feedUnreadable' };
    await writeFile(join(folder.dir, 'feed.json'), content);
    await expect(open().read()).rejects.toMatchObject(refusal);

    await mkdir(join(folder.dir, 'revisions'));
    await writeFile(join(folder.dir, 'revisions/00000001.json'), `{"feed":${content},"changes":[]}`);
    await expect(open().read()).rejects.toMatchObject(refusal);
    await expect(open().revision(1)).rejects.toMatchObject(refusal);
    expect(await open().revisions()).toEqual([1]);
  },
);

test('the system is told to look in time where nobody tells of changes, and once the folder is there', async () => {
  const late = join(folder.dir, 'late');
  const polled = await new Promise((resolve) => {
    const stop = watchFolder(late, 5, () => {
      stop();
      resolve('looked');
    });
  });
  expect(polled).toBe('looked');

  const received = new Promise<void>((resolve) => {
    const stop = watchFolder(folder.dir, 3_600_000, () => {
      stop();
      resolve();
    });
  });
  await writeFile(join(folder.dir, 'new.json'), '');
  await received;
});

test('a revision that is read late does not take the place of a newer one', async () => {
  const files = new FileRevisions(folder.dir);
  const store = new RevisionFeedStore(files);
  await store.commit(fakeFeed(1), []);
  await store.read();
  for (const number of [2, 3]) await open().commit(fakeFeed(number), []);

  files.load = files.load.bind(files);
  /** The next load of a revision ends when the test lets it. */
  const hold = (number: number): (() => void) => {
    const { load } = files;
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    files.load = async (asked) => {
      if (asked !== number) return load(asked);
      files.load = load;
      const text = await load(asked);
      await gate;
      return text;
    };
    return letGo;
  };
  const letSecond = hold(2);
  const slow = store.read();
  expect((await store.read())?.revision).toBe(3);
  const letFourth = hold(4);
  const other = store.read();
  const letThird = hold(3);
  letSecond();
  await new Promise(setImmediate);
  letFourth();
  expect((await other)?.revision).toBe(3);
  letThird();
  expect((await slow)?.revision).toBe(3);
});
