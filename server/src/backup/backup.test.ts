import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, truncate, unlink, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedFile } from '../db/schema';
import { previewKeyOf } from '../modules/asset/file/preview';
import { findLosses, travel, type Journey } from '../testing/faults/journey';
import {
  BACKUP_KEY,
  DELIVERED,
  deliverTo,
  makeInstallation,
  runBackup,
  type Installation,
  type RunningServer,
} from '../testing/installation';
import { makeCompany, type TestCompany } from '../testing/test-data';
import { until } from '../testing/until';
import { runBackupCli } from './backup-cli';
import { listBackups, readFileList, readManifest } from './manifest';

/** An embedded database is made from nothing. */
const SLOW_MS = 180_000;

let folder: string;
let machine: Installation;
let server: RunningServer;
let clinic: TestCompany;
const journeys: Journey[] = [];
const others: Installation[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backups-'));
  machine = await makeInstallation();
  await deliverTo(machine);
  server = await machine.start();
  clinic = await makeCompany(server.ctx);
  await journey('Ada');
  expect(await runBackup(machine, 'backup', '--to', folder)).toMatchObject({ code: 0, err: '' });
}, SLOW_MS);
afterAll(async () => {
  await server.stop();
  for (const { remove } of [machine, ...others]) await remove();
  await rm(folder, { recursive: true, force: true });
});

async function journey(name: string): Promise<number> {
  const tally = { calls: 0, again: 0 };
  journeys.push(await travel({ url: server.url, clinic }, name, tally));
  return tally.again;
}

async function emptyMachine(): Promise<Installation> {
  const made = await makeInstallation();
  others.push(made);
  return made;
}

it(
  'is made while the portal is used, and restored elsewhere it is the same portal',
  async () => {
    const known = [...journeys];
    const busy = join(folder, 'busy');
    const running = runBackup(machine, 'backup', '--to', busy);
    const again = await Promise.all([journey('Bob'), journey('Eve')]);
    const made = await running;
    expect([made.code, made.err, again]).toEqual([0, '', [0, 0]]);

    const other = await emptyMachine();
    const restored = await runBackup(other, 'restore', '--from', busy);
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toMatch(/the audit chain holds; it ends at \d+:[0-9a-f]{64}/);
    for (const [path, text] of Object.entries(DELIVERED))
      expect([path, await readFile(join(other.dataDir, path), 'utf8')]).toEqual([path, text]);

    expect(await readdir(join(other.dataDir, 'releases'))).toEqual(['cases']);

    const elsewhere = await other.start();
    const { lost } = await findLosses({ url: elsewhere.url, clinic }, known);
    expect(lost).toEqual([]);
    const tally = { calls: 0, again: 0 };
    const next = await travel({ url: elsewhere.url, clinic }, 'After', tally);
    expect((await findLosses({ url: elsewhere.url, clinic }, [...known, next])).lost).toEqual([]);
    await elsewhere.stop();
  },
  SLOW_MS,
);

it('is for the account of the portal alone, and has no key in clear', async () => {
  const [name = ''] = await listBackups(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0]);
    if (entry.isFile()) expect((await readFile(path)).includes('private half')).toBe(false);
  }
  const { files, keys } = await readManifest(join(folder, name));
  expect(files.count).toBeGreaterThan(6);
  expect(keys).not.toBeNull();
  const list = await readFileList(join(folder, name));
  expect(list.filter(({ path }) => /keys|ops-token|service/.test(path))).toEqual([]);
});

it('copies only what is new, and keeps as many as are wanted', async () => {
  await journey('Zoe');
  const before = await readdir(join(folder, 'files'), { recursive: true });
  expect((await runBackup(machine, 'backup', '--to', folder)).code).toBe(0);
  const [first = '', second = ''] = await listBackups(folder);
  const [one, two] = await Promise.all([
    readFileList(join(folder, first)),
    readFileList(join(folder, second)),
  ]);
  expect(two.length).toBeGreaterThan(one.length);
  const after = await readdir(join(folder, 'files'), { recursive: true });
  expect(after).toEqual(expect.arrayContaining(before));

  const kept = await runBackup(machine, 'backup', '--to', folder, '--keep', '1');
  expect(kept.out).toContain('2 older backups and 0 files are removed');
  expect(await listBackups(folder)).toHaveLength(1);
  expect((await runBackup(machine, 'restore', '--from', folder, '--check')).out).toContain('is whole');
});

it('made after one of a clock that was ahead is not removed for it, and the other is named', async () => {
  const ahead = join(folder, 'ahead');
  const backUp = (...options: string[]) => runBackup(machine, 'backup', '--to', ahead, ...options);
  await backUp();
  const [first = ''] = await listBackups(ahead);
  const later = '2999-11-23T02-00-00-000Z';
  await rename(join(ahead, first), join(ahead, later));
  const warning = `DATED LATER THAN NOW, so that it passes for the newest: ${join(ahead, later)}`;
  const second = await backUp('--keep', '2');
  expect(second.code).toBe(0);
  expect(second.out).toContain(warning);
  expect((await runBackup(machine, 'restore', '--from', ahead, '--check')).out).toContain(warning);
  expect(await listBackups(ahead)).toHaveLength(2);
  const third = await backUp('--keep', '1');
  expect(third.out).not.toContain('DATED LATER');
  expect(third.out).toContain(join(ahead, (await listBackups(ahead))[0] ?? ''));
  expect(await listBackups(ahead)).toHaveLength(1);
});

it('names objects that the storage has lost, and is whole but for them', async () => {
  const { ctx } = server;
  const [key, bytes] = ['pictures/lost.png', Buffer.from('a picture')];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const facts = { purpose: 'avatar', name: 'lost.png', contentType: 'image/png' } as const;
  await ctx.db
    .insert(storedFile)
    .values({ key, companyId: clinic.company.id, ...facts, size: bytes.length, sha256, previewSize: 5 });
  const elsewhere = join(folder, 'lossy');
  const backUp = () => runBackup(machine, 'backup', '--to', elsewhere);
  const nowhere = await backUp();
  expect(nowhere.code).toBe(1);
  for (const lost of [key, previewKeyOf(key)])
    expect(nowhere.out).toContain(`NOT IN THE STORAGE, or with other bytes: ${lost}`);
  await ctx.storage.put(key, Buffer.from('another picture'));
  await ctx.storage.put(previewKeyOf(key), Buffer.from('small'));
  expect((await backUp()).out).toContain(`other bytes: ${key}`);
  await ctx.storage.put(key, bytes);
  expect(await backUp()).toMatchObject({ code: 0, out: expect.not.stringContaining('NOT IN') });
  const [newest = ''] = (await readdir(elsewhere))
    .filter((name) => name.endsWith('Z'))
    .sort()
    .reverse();
  const paths = (await readFileList(join(elsewhere, newest))).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([key, previewKeyOf(key)]));
});

it('goes onto an empty machine only', async () => {
  const refused = await runBackup(machine, 'restore', '--from', folder);
  expect(refused.code).toBe(1);
  for (const there of [
    '/db',
    '/objects',
    'below delivery/',
    'below releases/',
    'keys in',
    'secrets of a demo',
  ])
    expect(refused.err).toContain(there);
});

it.each([
  [
    'a file',
    async (backup: string) => {
      const [file] = await readFileList(backup);
      const path = join(backup, '..', 'files', file!.sha256.slice(0, 2), file!.sha256);
      await truncate(path, file!.size - 1);
    },
  ],
  ['the database', async (backup: string) => truncate(join(backup, 'database.jsonl.gz'), 1_000)],
  ['the keys', async (backup: string) => unlink(join(backup, 'keys.sealed'))],
])('that lost a part of %s is refused before anything is written', async (_, damage) => {
  const damaged = join(folder, 'damaged');
  expect((await runBackup(machine, 'backup', '--to', damaged)).code).toBe(0);
  const [name = ''] = await listBackups(damaged);
  await damage(join(damaged, name));
  const other = await emptyMachine();
  const refused = await runBackup(other, 'restore', '--from', damaged);
  expect([refused.code, refused.err]).not.toEqual([0, '']);
  expect(await readdir(other.dataDir)).toEqual([]);
  await rm(damaged, { recursive: true });
});

it('of a newer version, or with another key, is refused with what to do', async () => {
  const other = await emptyMachine();
  const withKey = (key: string) =>
    runBackup({ env: { ...other.env, BACKUP_KEY: key } }, 'restore', '--from', folder);
  expect((await withKey('x'.repeat(24))).err).toContain('is not the one');
  expect((await withKey('short')).err).toContain('at least 24 characters');
  const [name = ''] = await listBackups(folder);
  const file = join(folder, name, 'manifest.json');
  const manifest = await readFile(file, 'utf8');
  await writeFile(file, manifest.replace('"migrations": [', '"migrations": [9999999999999,'));
  expect((await withKey(BACKUP_KEY)).err).toContain('of a newer version');
  await writeFile(file, manifest.replace('"format": 1', '"format": 2'));
  expect((await withKey(BACKUP_KEY)).err).toContain('does not know');
  await writeFile(file, manifest);
  expect(await readdir(other.dataDir)).toEqual([]);
});

it('needs no running server, and leaves the keys out when it is asked to', async () => {
  await server.stop();
  const apart = join(folder, 'apart');
  expect(
    (await runBackup({ env: { ...machine.env, BACKUP_KEY: '' } }, 'backup', '--to', apart)).err,
  ).toContain('--without-keys');
  expect((await runBackup(machine, 'backup', '--to', apart, '--without-keys')).code).toBe(0);
  const [name = ''] = await listBackups(apart);
  expect((await readManifest(join(apart, name))).keys).toBeNull();
});

it('has the data folder of a stopped server only while rows are read: a server may start while files are copied', async () => {
  const lock = join(machine.dataDir, 'db.lock');
  const seen: (readonly [string, boolean])[] = [];
  const out = (line: string) => void seen.push([line, existsSync(lock)]);
  const words = ['backup', '--to', join(folder, 'short'), '--without-keys'];
  const running = runBackupCli(words, { env: machine.env, out, err: out });
  await until(() => existsSync(lock));
  expect(await running).toBe(0);
  expect(seen[0]).toEqual([expect.stringContaining('database:'), false]);
});

it('is not made where there is no feed, as the data folder is not that of the gateway', async () => {
  const { dataDir } = machine;
  await rename(join(dataDir, 'delivery'), join(dataDir, 'away'));
  const feedless = join(folder, 'feedless');
  const refused = await runBackup(machine, 'backup', '--to', feedless);
  await rename(join(dataDir, 'away'), join(dataDir, 'delivery'));
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`There is no feed in ${dataDir}`) });
  expect(await listBackups(feedless)).toEqual([]);
});

it('says what is wrong with a command', async () => {
  const other = await emptyMachine();
  expect(await runBackup(other, 'backup')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--to is missing'),
  });
  expect(await runBackup(other, 'backup', '--to', folder, '--keep', '0')).toMatchObject({ code: 2 });
  expect(await runBackup(other, 'restore', '--form', folder)).toMatchObject({ code: 2 });
  expect(await runBackup(other, 'backup', '--to', folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no database in'),
  });
  expect(await runBackup(other, 'restore', '--from', other.dataDir)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no whole backup'),
  });
});
