import { readBucketSettings } from './bucket-settings';

test('without a bucket there are no settings', () => {
  expect(readBucketSettings({ DELIVERY_S3_ENDPOINT: 'http://localhost' })).toBeNull();
  expect(readBucketSettings({ DELIVERY_S3_BUCKET: '' })).toBeNull();
});

test('a bucket alone is one of Amazon', () => {
  expect(readBucketSettings({ DELIVERY_S3_BUCKET: 'portal' })).toEqual({
    bucket: 'portal',
    endpoint: null,
    region: 'us-east-1',
    prefix: '',
  });
});

test.each([
  ['staging', 'staging/'],
  ['/a/b/', 'a/b/'],
  ['/', ''],
])('the prefix %p is %p', (given, prefix) => {
  const env = { DELIVERY_S3_BUCKET: 'portal', DELIVERY_S3_PREFIX: given, DELIVERY_S3_REGION: 'eu-central-1' };
  expect(readBucketSettings(env)).toMatchObject({ prefix, region: 'eu-central-1' });
});

test.each(['localhost:9000', 'ftp://localhost', 'x'])('the endpoint %p is refused', (endpoint) => {
  const env = { DELIVERY_S3_BUCKET: 'portal', DELIVERY_S3_ENDPOINT: endpoint };
  expect(() => readBucketSettings(env)).toThrow(`DELIVERY_S3_ENDPOINT is '${endpoint}'`);
});
