import { openStores } from './data-folder';
import { FileReleaseStore, S3ReleaseStore } from './releases';

test('stores are in the data folder, or in the bucket that the settings name', () => {
  expect(openStores('data').releases).toBeInstanceOf(FileReleaseStore);
  expect(openStores('data', { DELIVERY_S3_BUCKET: 'portal' }).releases).toBeInstanceOf(S3ReleaseStore);
});

test('keys are beside the feed, or where the settings say', () => {
  expect(openStores('data', { DELIVERY_S3_BUCKET: 'portal' }).keysDir).toBe('data/delivery/keys');
  expect(openStores('data', { DELIVERY_KEYS: '/etc/portal/keys' }).keysDir).toBe('/etc/portal/keys');
});
