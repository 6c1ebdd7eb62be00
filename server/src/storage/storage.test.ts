import { Upload } from '@tus/server';
import type { PortalError } from '@portal/shared/errors';
import { randomBytes } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startTestS3, type TestS3 } from '../../../tooling/testing/s3/s3-server';
import { createStorage, type Storage } from './create-storage';

let filesDir: string;
let s3: TestS3;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'portal-storage-'));
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.close();
  await rm(filesDir, { recursive: true, force: true });
});
afterEach(() => {
  s3.failWith = null;
  s3.failOn = () => false;
});

const KEY = 'company/assets/a file (1).stl';
const MB = 1024 * 1024;

describe.each(['a folder', 'S3'])('[UP-04] object storage in %s', (kind) => {
  let storage: Storage;
  beforeAll(() => {
    storage = createStorage({ filesDir, s3: kind === 'S3' ? s3.config : null });
  });

  it('keeps what is in memory, and gives it back whole or in part', async () => {
    const { objects } = storage;
    await objects.put(KEY, Buffer.from('0123456789'));
    expect((await buffer(await objects.read(KEY))).toString()).toBe('0123456789');
    expect((await buffer(await objects.read(KEY, { start: 2, end: 4 }))).toString()).toBe('234');
  });

  it('takes over a file of several parts', async () => {
    const bytes = randomBytes(18 * MB);
    const file = join(filesDir, 'large');
    await writeFile(file, bytes);
    await storage.objects.putFile(KEY, file);
    expect((await buffer(await storage.objects.read(KEY))).equals(bytes)).toBe(true);
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  it('fails for what is not there, and removes it all the same', async () => {
    await expect(storage.objects.read('company/none')).rejects.toThrow(/company\/none/);
    await expect(storage.objects.remove('company/none')).resolves.toBeUndefined();
    await expect(storage.objects.check()).resolves.toBeUndefined();
  });

  it('keeps the parts of uploads apart, lists them, and makes a whole one an object', async () => {
    const { objects, parts } = storage;
    const ids = Array.from({ length: 4 }, (_, number) => `e0a4f6b2-55a1-4a0e-9d0c-0f3c8f0c7f1${number}`);
    for (const id of ids) {
      await parts.store.create(uploadOf(id, 10));
      await parts.store.write(Readable.from([Buffer.from('01234')]), id, 0);
    }
    const [id = '', ...others] = ids;
    expect(await parts.received(id)).toEqual({ offset: 5, size: 10 });
    await parts.store.write(Readable.from([Buffer.from('56789')]), id, 5);
    expect(await parts.received(id)).toEqual({ offset: 10, size: 10 });
    expect((await buffer(await parts.read(id, { start: 8, end: 9 }))).toString()).toBe('89');
    expect((await parts.list()).sort()).toEqual(ids);
    await parts.keepAs(id, 'company/kept');
    expect((await buffer(await objects.read('company/kept'))).toString()).toBe('0123456789');
    for (const each of [id, ...others]) await parts.discard(each);
    expect(await parts.list()).toEqual([]);
    expect(await parts.received(id)).toBeNull();
    await parts.discard(id);
  });

  it('goes on with an upload of many parts in another process', async () => {
    const id = 'e0a4f6b2-55a1-4a0e-9d0c-0f3c8f0c7f20';
    const bytes = randomBytes(45 * MB);
    await storage.parts.store.create(uploadOf(id, bytes.length));
    const other = createStorage({ filesDir, s3: kind === 'S3' ? s3.config : null });
    let offset = 0;
    for (const [index, end] of [13 * MB, 14 * MB, 30 * MB, bytes.length].entries()) {
      const { store } = (index % 2 === 0 ? storage : other).parts;
      offset = await store.write(Readable.from([bytes.subarray(offset, end)]), id, offset);
      expect((await other.parts.received(id))?.offset).toBe(end);
    }
    expect((await buffer(await other.parts.read(id))).equals(bytes)).toBe(true);
    await other.parts.discard(id);
  });
});

describe('S3', () => {
  const id = 'e0a4f6b2-55a1-4a0e-9d0c-0f3c8f0c7f11';

  it('that does not answer is not taken for one that has no such upload', async () => {
    const { objects, parts } = createStorage({ filesDir, s3: s3.config });
    await parts.store.create(uploadOf(id, 10));
    s3.failWith = 503;
    const unavailable = expect.objectContaining({ code: 'unavailable' }) as PortalError;
    await expect(parts.received(id)).rejects.toEqual(unavailable);
    await expect(objects.read(KEY)).rejects.toEqual(unavailable);
    await expect(objects.check()).rejects.toEqual(unavailable);
    s3.failWith = null;
    expect(await parts.received(id)).toEqual({ offset: 0, size: 10 });
  });

  it('whose answers fail on the way is not taken for one that has no such upload', async () => {
    const { parts } = createStorage({ filesDir, s3: s3.config });
    await parts.store.create(uploadOf(id, 10));
    s3.failOn = (method, key) => method === 'GET' && key.endsWith('.info');
    await expect(parts.received(id)).rejects.toMatchObject({ code: 'unavailable' });
    await parts.discard(id);
  });

  it('says that an upload is not there which another process discards at this moment', async () => {
    const { parts } = createStorage({ filesDir, s3: s3.config });
    await parts.store.create(uploadOf(id, 10));
    s3.failOn = (method, key) => {
      if (method === 'GET' && key.endsWith('.info')) s3.bucket.objects.delete(key);
      return false;
    };
    expect(await parts.received(id)).toBeNull();
    s3.bucket.uploads.clear();
  });

  it('keeps nothing of an upload that was begun anew or given up', async () => {
    const { parts } = createStorage({ filesDir, s3: s3.config });
    for (let time = 0; time < 2; time += 1) {
      await parts.store.create(uploadOf(id, 10));
      await parts.store.write(Readable.from([Buffer.from('01234')]), id, 0);
    }
    expect(await parts.received(id)).toEqual({ offset: 5, size: 10 });
    expect(s3.bucket.uploads.size).toBe(1);
    await parts.discard(id);
    expect(s3.bucket.uploads.size).toBe(0);
    expect([...s3.bucket.objects.keys()].filter((key) => key.startsWith('uploads/'))).toEqual([]);
  });

  it('whose rules removed the parts of an upload says that there is none', async () => {
    const { parts } = createStorage({ filesDir, s3: s3.config });
    await parts.store.create(uploadOf(id, 10));
    s3.bucket.uploads.clear();
    expect(await parts.received(id)).toBeNull();
  });

  it('says what is wrong with its settings', async () => {
    const wrongBucket = createStorage({ filesDir, s3: { ...s3.config, bucket: 'none' } });
    await expect(wrongBucket.objects.check()).rejects.toThrow('no bucket none');
    await expect(wrongBucket.objects.put(KEY, Buffer.from('a'))).rejects.toThrow('NoSuchBucket');
    const wrongKey = createStorage({ filesDir, s3: { ...s3.config, accessKey: 'else' } });
    await expect(wrongKey.objects.put(KEY, Buffer.from('a'))).rejects.toThrow('AccessDenied');
  });
});

function uploadOf(id: string, size: number): Upload {
  return new Upload({ id, size, offset: 0 });
}
