import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-builds';
import { makeKeys, readKnownKeys, readSigningKey, readTrustedKeys, rotateKeys } from './feed-keys';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const idsOf = (keys: readonly { keyId: string }[]): string[] => keys.map(({ keyId }) => keyId).sort();

test('makes a pair: the private half for this account alone, the public half trusted', async () => {
  const { keyId } = await makeKeys(folder.dir);
  expect(idsOf(await readTrustedKeys(folder.dir))).toEqual([keyId]);
  expect((await readSigningKey(folder.dir)).keyId).toBe(keyId);
  expect((await stat(join(folder.dir, 'signing.pem'))).mode & 0o777).toBe(0o600);
});

test('of several that make keys at the same time one wins, and nothing of the others is left', async () => {
  const results = await Promise.allSettled([1, 2, 3].map(() => makeKeys(folder.dir)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'keysExist' },
  });
  const { keyId } = await readSigningKey(folder.dir);
  expect(idsOf(await readTrustedKeys(folder.dir))).toEqual([keyId]);
  expect((await readdir(folder.dir)).sort()).toEqual(['signing.pem', 'trusted']);
});

test('changes the pair: both are trusted, the old private half has its name', async () => {
  const first = await makeKeys(folder.dir);
  const before = await readFile(join(folder.dir, 'signing.pem'), 'utf8');
  const { old, key } = await rotateKeys(folder.dir);
  expect(old.keyId).toBe(first.keyId);
  expect((await readSigningKey(folder.dir)).keyId).toBe(key.keyId);
  expect(idsOf(await readTrustedKeys(folder.dir))).toEqual(idsOf([old, key]));
  const aside = join(folder.dir, `signing.${old.keyId}.pem`);
  expect(await readFile(aside, 'utf8')).toBe(before);
  expect((await stat(aside)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder.dir, 'signing.pem'))).mode & 0o777).toBe(0o600);
});

test('a lost private half is told with what to do; a new pair may be made beside the old public half', async () => {
  const { keyId } = await makeKeys(folder.dir);
  await rm(join(folder.dir, 'signing.pem'));
  const lost = { code: 'noSigningKey', message: expect.stringContaining("make one with 'keys'") };
  await expect(readSigningKey(folder.dir)).rejects.toMatchObject(lost);
  await expect(rotateKeys(folder.dir)).rejects.toMatchObject(lost);
  const next = await makeKeys(folder.dir);
  expect(idsOf(await readKnownKeys(folder.dir))).toEqual([keyId, next.keyId].sort());
});

test('a folder that is not there has no keys', async () => {
  expect(await readKnownKeys(join(folder.dir, 'none'))).toEqual([]);
});
