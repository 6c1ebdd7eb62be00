import { fakeRemote, temporaryFolder } from '../testing/fake-builds';
import { FileReleaseStore } from '../releases';
import { PublishedReleases } from './published-releases';

test('asks the store once for what is there, and now and then for what is not', async () => {
  const { dir, remove } = await temporaryFolder();
  const store = new FileReleaseStore(`${dir}/releases`);
  const find = jest.spyOn(store, 'find');
  let now = 0;
  const published = new PublishedReleases(store, () => now);

  expect([await published.has('cases', '1.0.0'), await published.has('cases', '1.0.0')]).toEqual([
    false,
    false,
  ]);
  expect(find).toHaveBeenCalledTimes(1);

  await store.publish(await fakeRemote(`${dir}/build`, 'cases'));
  find.mockClear();
  expect(await published.has('cases', '1.0.0')).toBe(false);
  now = 30_001;
  expect([await published.has('cases', '1.0.0'), await published.has('cases', '1.0.0')]).toEqual([
    true,
    true,
  ]);
  expect(find).toHaveBeenCalledTimes(1);
  await remove();
});
