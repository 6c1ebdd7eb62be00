import { join } from 'node:path';
import type { TestS3 } from '../../../tooling/testing/s3/s3-server';
import { fakeEntry, fakeFeed } from '../testing/fake-feeds';
import { fakeRemote } from '../testing/fake-builds';
import { openPlace, type StorePlace } from '../testing/store-kinds';

let place: StorePlace;
let s3: TestS3;
beforeEach(async () => {
  place = await openPlace('S3');
  if (!place.s3) throw new Error('no S3');
  s3 = place.s3;
});
afterEach(() => place.close());

test('all keys stand below the prefix, as the folders do', async () => {
  const { releases, feed } = place.open();
  await releases.publish(await fakeRemote(join(place.dir, 'build'), 'cases'));
  await feed.commit(fakeFeed(1), [fakeEntry(1)]);
  const keys = [...s3.bucket.objects.keys()].filter((key) => !key.includes('/cases/1.0.0/')).sort();
  expect(keys).toEqual([
    'portal/delivery/audit.jsonl',
    'portal/delivery/feed.json',
    'portal/delivery/revisions/00000001.json',
    'portal/publishing/cases/1.0.0',
  ]);
  expect(s3.bucket.objects.has('portal/releases/cases/1.0.0/release.json')).toBe(true);
  expect(s3.bucket.objects.has('portal/releases/cases/1.0.0/remoteEntry.js.br')).toBe(true);
});

test('a reader that has the feed makes one request when there is nothing new', async () => {
  const { feed } = place.open();
  await feed.commit(fakeFeed(1), []);
  await feed.read();
  s3.requests.length = 0;
  await feed.read();
  expect(s3.requests).toEqual(['GET portal/delivery/revisions/00000002.json']);
});

test('a list reads each release once, and whether one is still there is asked each time', async () => {
  const { releases } = place.open();
  await releases.publish(await fakeRemote(join(place.dir, 'build'), 'cases'));
  await releases.list('cases');
  s3.requests.length = 0;
  expect(await releases.list('cases')).toHaveLength(1);
  expect(s3.requests.filter((request) => request.includes('release.json'))).toEqual([]);
  await place.open().releases.remove({ domain: 'cases', version: '1.0.0' });
  expect(await releases.find('cases', '1.0.0')).toBeNull();
});

test.each(['releases/cases/1.0.0/release.json', 'releases/cases/1.0.0/app.js'])(
  'a publish that fails at %s leaves no release; the same build can be published again',
  async (key) => {
    const build = await fakeRemote(join(place.dir, 'build'), 'cases');
    s3.failOn = (method, asked) => method === 'PUT' && asked === `portal/${key}`;
    await expect(place.open().releases.publish(build)).rejects.toMatchObject({ code: 'storeUnavailable' });
    s3.failOn = () => false;

    expect(await place.open().releases.list()).toEqual([]);
    const other = await fakeRemote(join(place.dir, 'other'), 'cases', { files: { 'app.js': 'other()' } });
    await expect(place.open().releases.publish(other)).rejects.toMatchObject({
      code: 'versionTaken',
      message: expect.stringContaining('remove s3://records/portal/publishing/cases/1.0.0'),
    });
    expect(await place.open().releases.publish(build)).toMatchObject({ outcome: 'published' });
  },
);

test('[PL-03] a change that fails before its claim changes nothing, one that fails after it is live', async () => {
  const { feed } = place.open();
  await feed.commit(fakeFeed(1), [fakeEntry(1)]);
  const failing = (part: string): void => {
    s3.failOn = (method, key) => method === 'PUT' && key.includes(part);
  };
  failing('revisions');
  await expect(feed.commit(fakeFeed(2), [fakeEntry(2)])).rejects.toMatchObject({ code: 'storeUnavailable' });
  expect((await place.open().feed.read())?.revision).toBe(1);

  failing('audit.jsonl');
  await feed.commit(fakeFeed(2), [fakeEntry(2)]);
  expect((await place.open().feed.read())?.revision).toBe(2);
  expect(await place.open().feed.trail()).toEqual([fakeEntry(1)]);
  expect(await place.open().feed.history()).toEqual([fakeEntry(1), fakeEntry(2)]);
});

test('a claim whose answer was lost is not taken for the claim of another', async () => {
  await place.open().feed.commit(fakeFeed(1), [fakeEntry(1)]);
  await expect(place.open().feed.commit(fakeFeed(1), [fakeEntry(1)])).resolves.toBeUndefined();
  const bob = [fakeEntry(1, { who: 'bob' })];
  await expect(place.open().feed.commit(fakeFeed(1), bob)).rejects.toMatchObject({ code: 'feedConflict' });
});

test('a storage that is down is told with its place', async () => {
  s3.failWith = 403;
  await expect(place.open().feed.read()).rejects.toMatchObject({
    code: 'storeUnavailable',
    message: expect.stringContaining('s3://records/portal/'),
  });
});
