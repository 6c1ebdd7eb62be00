import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rotateKeys } from '../../feed';
import { ann, openScene, type DeliveryScene } from '../../testing/delivery-scene';
import { STORE_KINDS } from '../../testing/store-kinds';
import { verifyFeed } from './verify-feed';
import { verifyRelease } from './verify-release';

let scene: DeliveryScene;
const findings = async () => (await verifyFeed(scene.open())).findings;
const inData = (...path: string[]): string => join(scene.dir, 'var', ...path);
const revisionFile = (number: number): string => inData('delivery/revisions', `0000000${number}.json`);

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const text = before.replace(from, to);
  if (text === before) throw new Error(`nothing to edit in ${file}`);
  await writeFile(file, text);
}

async function openWithHistory(kind?: Parameters<typeof openScene>[0]): Promise<void> {
  scene = await openScene(kind);
  await scene.goLive('shell', '1.0.0');
  await scene.goLive('cases', '1.0.0');
  await scene.goLive('cases', '2.0.0');
}

describe.each(STORE_KINDS)('in %s', (kind) => {
  beforeEach(() => openWithHistory(kind));
  afterEach(() => scene.close());

  test('what was only changed by commands is sound', async () => {
    await scene.delivery.rollback('cases', ann);
    await scene.goLive('doctors', '1.0.0');
    expect(await verifyFeed(scene.open())).toEqual({
      findings: [],
      files: 6 + 6 + 6,
      revisions: 5,
      releases: expect.arrayContaining([expect.objectContaining({ domain: 'doctors', version: '1.0.0' })]),
    });
  });

  test('nothing at all is sound', async () => {
    const empty = await openScene(kind);
    expect(await verifyFeed(empty.open())).toMatchObject({ findings: [], revisions: 0 });
    await empty.close();
  });
});

describe('tells', () => {
  beforeEach(() => openWithHistory());
  afterEach(() => scene.close());

  test('a revision that is missing', async () => {
    await rm(revisionFile(2));
    const found = await findings();
    expect(found[0]).toBe('revision 2 is missing');
    expect(found).toContain('revision 3 (activate cases): does not follow the entry before it');
    expect(found).toContain('the audit trail tells of revision 2 of cases, which never was');
  });

  test('a revision that cannot be read, and one that was put in the place of another', async () => {
    await writeFile(revisionFile(2), '{');
    expect((await findings())[0]).toContain('00000002.json');
    await writeFile(revisionFile(2), await readFile(revisionFile(3)));
    expect((await findings())[0]).toContain('00000002.json');
  });

  test('a revision whose feed names another end of the trail', async () => {
    await edit(revisionFile(3), /"trail":"[0-9a-f]+"/, '"trail":"0"');
    expect(await findings()).toContain(
      'revision 3: its feed names another end of the audit trail than its entries',
    );
  });

  test('a feed that was changed after it was signed', async () => {
    await edit(revisionFile(3), '"percent":100', '"percent":50');
    expect(await findings()).toEqual(['revision 3 is not signed by a trusted key, and it is live']);
    await edit(revisionFile(2), '"percent":100', '"percent":50');
    expect(await findings()).toContain('revision 2 is not signed by a key that is known here');
  });

  test('a reason in the past that was changed', async () => {
    await edit(revisionFile(2), '"why":"because"', '"why":"another"');
    expect(await findings()).toEqual([
      'revision 2 (activate cases): its entry was changed',
      'the audit trail tells revision 2 of cases otherwise than its revision',
    ]);
  });

  test('an audit trail that was changed, cut, or added to', async () => {
    const trail = inData('delivery/audit.jsonl');
    const text = await readFile(trail, 'utf8');
    await edit(trail, '"who":"ann"', '"who":"bob"');
    expect(await findings()).toEqual([
      'the audit trail tells revision 1 of shell otherwise than its revision',
    ]);
    await writeFile(trail, text.slice(text.indexOf('\n') + 1));
    expect(await findings()).toEqual(['the audit trail lacks revision 1 of shell']);
    await writeFile(trail, text + text.slice(0, text.indexOf('\n')).replace('"shell"', '"chat"'));
    expect(await findings()).toEqual(['the audit trail tells of revision 1 of chat, which never was']);
  });

  test('nothing when the newest line is not there yet: its writer may be at it', async () => {
    await edit(inData('delivery/audit.jsonl'), /\{[^\n]*\n$/, '');
    expect(await findings()).toEqual([]);
  });

  test('files of live and fallback releases that are not what was published', async () => {
    await writeFile(inData('releases/cases/2.0.0/app.js'), 'other()');
    await rm(inData('releases/cases/1.0.0/later.js'));
    await writeFile(inData('releases/cases/1.0.0/remoteEntry.js.br'), 'not packed');
    expect(await findings()).toEqual([
      'cases@2.0.0: app.js is not what was published',
      'cases@1.0.0: later.js is missing',
      'cases@1.0.0: remoteEntry.js.br is not what was published',
    ]);
    const alone = await verifyRelease(scene.open().releases, { domain: 'cases', version: '2.0.0' });
    expect(alone).toEqual({ findings: ['cases@2.0.0: app.js is not what was published'], files: 6 });
  });

  test('a release.json that was changed together with its file, since the signed feed says otherwise', async () => {
    const file = inData('releases/cases/2.0.0/release.json');
    await edit(file, /("app\.js": \{\s+"integrity": ")[^"]+/, '$1sha384-other');
    expect(await findings()).toContain('cases@2.0.0: the feed says otherwise than its release.json');
  });

  test('a release that is not there', async () => {
    await rename(inData('releases/cases/2.0.0'), inData('away'));
    expect(await findings()).toEqual(['cases@2.0.0: there is no such release']);
  });

  test('an old signature only when its key is not even among the retired', async () => {
    const { keysDir } = scene.open();
    const { old } = await rotateKeys(keysDir);
    await scene.delivery.sign(ann);
    const [trusted, retired] = ['trusted', 'retired'].map((folder) =>
      join(keysDir, folder, `${old.keyId}.pem`),
    );
    await rename(trusted ?? '', retired ?? '');
    expect(await findings()).toEqual([]);
    await rm(retired ?? '');
    expect(await findings()).toEqual(
      [1, 2, 3].map((number) => `revision ${number} is not signed by a key that is known here`),
    );
  });
});
