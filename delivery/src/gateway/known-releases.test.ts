import { join } from 'node:path';
import { fakeRemote } from '../testing/fake-builds';
import { openPlace, type StorePlace } from '../testing/store-kinds';
import { KnownReleases } from './known-releases';

let place: StorePlace;
beforeEach(async () => {
  place = await openPlace('S3');
});
afterEach(() => place.close());

test('a release in a bucket is read once, for all of its files', async () => {
  await place.open().releases.publish(await fakeRemote(join(place.dir, 'build'), 'cases'));
  place.s3!.requests.length = 0;
  const known = new KnownReleases(place.open().releases);
  for (const path of ['remoteEntry.js', 'app.js']) {
    const opened = await known.open('cases', '1.0.0', path, false);
    opened?.stream.resume();
    expect(await known.describe('cases', '1.0.0', path)).toEqual(opened?.file);
    expect(opened?.file).toBeDefined();
  }
  const readings = place.s3!.requests.filter((request) => request.includes('release.json'));
  expect(readings).toEqual(['GET portal/releases/cases/1.0.0/release.json']);
});
