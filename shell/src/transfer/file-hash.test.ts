import { Blob } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { createFileHash } from './file-hash';

const BYTES = randomBytes(1_300_000);
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const fileOf = (bytes: Buffer) => new Blob([bytes]) as unknown as File;

test('[UP-04] the hash of a file is that of its bytes, in however many steps it came about', async () => {
  const hash = createFileHash(fileOf(BYTES));
  hash.advance(600_000);
  hash.advance(100);
  expect(await hash.whole()).toBe(SHA256);
  expect(await hash.whole()).toBe(SHA256);
});

test('[UP-04] a file is read once, in small pieces', async () => {
  const file = fileOf(BYTES);
  const slice = jest.spyOn(file, 'slice');
  const hash = createFileHash(file);
  hash.advance(700_000);
  await hash.whole();
  expect(slice.mock.calls.map(([from]) => from)).toEqual([0, 512 * 1024, 2 * 512 * 1024]);
});

test('a file that cannot be read any more is told to who asks for the whole', async () => {
  const gone = new DOMException('gone', 'NotReadableError');
  const file = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(gone) }) } as unknown as File;
  const hash = createFileHash(file);
  hash.advance(5);
  await expect(hash.whole()).rejects.toBe(gone);
});
