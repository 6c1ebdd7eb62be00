import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-builds';
import type { AuditEntry, FeedDocument } from './feed.types';
import { FileFeedStore } from './file-feed-store';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const feedOf = (revision: number): FeedDocument => ({
  schema: 1,
  revision,
  updatedAt: '2026-01-01T00:00:00.000Z',
  domains: {},
});

const changeOf = (revision: number, who = 'ann'): AuditEntry => ({
  revision,
  who,
  why: 'test',
  when: '2026-01-01T00:00:00.000Z',
  action: 'activate',
  automatic: false,
  domain: 'cases',
  from: null,
  to: `${revision}.0.0`,
});

test('starts with nothing, then gives back what was committed, also to others', async () => {
  const store = new FileFeedStore(folder.dir);
  expect(await store.read()).toBeNull();

  await store.commit(feedOf(1), [changeOf(1)]);

  expect(await store.read()).toEqual(feedOf(1));
  expect(await new FileFeedStore(folder.dir).read()).toEqual(feedOf(1));
  expect(await store.history()).toEqual([changeOf(1)]);
});

test('a reader that has the feed sees the next revision of another writer', async () => {
  const reader = new FileFeedStore(folder.dir);
  const writer = new FileFeedStore(folder.dir);
  await writer.commit(feedOf(1), []);
  expect((await reader.read())?.revision).toBe(1);
  await writer.commit(feedOf(2), []);
  expect((await reader.read())?.revision).toBe(2);
});

test('of two writers of one revision one wins and the other is told', async () => {
  const writers = ['ann', 'bob', 'eve'].map((who) => ({ who, store: new FileFeedStore(folder.dir) }));

  const results = await Promise.allSettled(
    writers.map(({ who, store }) => store.commit(feedOf(1), [changeOf(1, who)])),
  );

  const failures = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => reason as unknown);
  expect(failures).toEqual([
    expect.objectContaining({
      code: 'feedConflict',
      message: expect.stringMatching(/revision 1 was made by (ann|bob|eve)/),
    }),
    expect.objectContaining({ code: 'feedConflict' }),
  ]);
  expect(await new FileFeedStore(folder.dir).history()).toHaveLength(1);
  expect((await readdir(join(folder.dir, 'revisions'))).length).toBe(1);
});

test('what a writer that died half way committed is live, and gets its line in the trail', async () => {
  const store = new FileFeedStore(folder.dir);
  await store.commit(feedOf(1), [changeOf(1)]);
  const before = await readFile(join(folder.dir, 'feed.json'));
  const trail = await readFile(join(folder.dir, 'audit.jsonl'));
  await store.commit(feedOf(2), [changeOf(2)]);
  await writeFile(join(folder.dir, 'feed.json'), before);
  await writeFile(join(folder.dir, 'audit.jsonl'), trail);

  const next = new FileFeedStore(folder.dir);
  expect((await next.read())?.revision).toBe(2);
  await next.commit(feedOf(3), [changeOf(3)]);

  expect(await next.history()).toEqual([changeOf(1), changeOf(2), changeOf(3)]);
});

test('a torn line in the trail is passed over', async () => {
  const store = new FileFeedStore(folder.dir);
  await store.commit(feedOf(1), [changeOf(1)]);
  await appendFile(join(folder.dir, 'audit.jsonl'), '{"revision":');
  expect(await store.history()).toEqual([changeOf(1)]);
});

test.each(['', '{', '[]', '{"schema":2,"revision":1,"domains":{}}'])(
  'refuses %p as a feed',
  async (content) => {
    await new FileFeedStore(folder.dir).commit(feedOf(1), []);
    await rm(join(folder.dir, 'revisions'), { recursive: true });
    await writeFile(join(folder.dir, 'feed.json'), content);
    await expect(new FileFeedStore(folder.dir).read()).rejects.toMatchObject({ code: 'feedUnreadable' });
  },
);
