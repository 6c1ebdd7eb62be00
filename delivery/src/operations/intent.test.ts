import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import type { ChangeOptions } from './operation.types';

const bob: ChangeOptions = { who: 'bob', why: 'broken here too' };
const MINUTE = 60_000;

let scene: DeliveryScene;
beforeEach(async () => {
  scene = await openScene();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await scene.goLive('cases', version);
});
afterEach(() => scene.close());

describe('[PL-03] two people, one domain, one incident', () => {
  test('go back one release: the second one is refused with who did it, when and from what to what', async () => {
    await scene.delivery.rollback('cases', ann);
    scene.pass(40_000);
    await expect(scene.delivery.rollback('cases', bob)).rejects.toMatchObject({
      code: 'alreadyRolledBack',
      reasons: ['ann rolled cases back from 3.0.0 to 2.0.0 40 s ago (2026-01-01T00:00:00.000Z): because'],
    });
    expect(await scene.liveVersions()).toEqual({ cases: '2.0.0' });
  });

  test('are told by a trial, and go back another one when they say it again', async () => {
    await scene.delivery.rollback('cases', ann);
    expect(await scene.delivery.rollback('cases', { ...bob, dryRun: true })).toMatchObject({
      changes: [{ from: '2.0.0', to: '1.0.0' }],
      against: [],
      overrules: [expect.stringContaining('ann rolled cases back')],
    });
    await scene.delivery.rollback('cases', { ...bob, again: true });
    expect(await scene.liveVersions()).toEqual({ cases: '1.0.0' });
    expect((await scene.delivery.history()).at(-1)).toMatchObject({
      who: 'bob',
      overridden: [expect.stringContaining('ann rolled cases back from 3.0.0 to 2.0.0')],
    });
  });

  test('who names what is live now knows of it, and so does who did it', async () => {
    await scene.delivery.rollback('cases', ann);
    await scene.delivery.rollback('cases', { ...bob, from: { cases: '2.0.0' } });
    expect(await scene.liveVersions()).toEqual({ cases: '1.0.0' });
  });

  test('after ten minutes, after another release, or of another domain it is a rollback like any other', async () => {
    await scene.goLive('doctors', '1.0.0');
    await scene.goLive('doctors', '2.0.0');
    await scene.delivery.rollback('cases', ann);
    await scene.delivery.rollback('doctors', bob);
    await scene.goLive('cases', '4.0.0');
    await scene.delivery.rollback('cases', bob);
    scene.pass(10 * MINUTE);
    await scene.delivery.rollback('cases', ann);
    expect(await scene.liveVersions()).toEqual({ cases: '1.0.0', doctors: '1.0.0' });
  });
});

describe('[PL-03] a change names what it is to replace', () => {
  const next = { domain: 'cases', version: '4.0.0' };
  beforeEach(() => scene.publish('cases', '4.0.0'));

  test.each([
    ['another version', { from: { cases: '2.0.0' } }],
    ['nothing', { from: { cases: null } }],
  ])('and is refused when %s was meant, with who made live what is', async (_what, intent) => {
    const refusal = {
      code: 'liveChanged',
      message: expect.stringContaining(
        'cases is 3.0.0: ann activated 3.0.0 in place of 2.0.0 0 s ago (2026-01-01T00:00:00.000Z): because',
      ),
    };
    await expect(scene.delivery.activate([next], { ...bob, ...intent })).rejects.toMatchObject(refusal);
    await expect(scene.delivery.rollback('cases', { ...bob, ...intent })).rejects.toMatchObject(refusal);
    expect(await scene.liveVersions()).toEqual({ cases: '3.0.0' });
  });

  test('or the revision that was seen; a change of another domain since is none of its business', async () => {
    await scene.goLive('doctors', '1.0.0');
    await scene.delivery.activate([next], { ...bob, seen: 3 });
    await expect(scene.delivery.rollback('cases', { ...ann, seen: 3 })).rejects.toMatchObject({
      code: 'liveChanged',
      message: expect.stringContaining('cases was changed since revision 3: bob activated 4.0.0 in place of'),
    });
  });

  test('a domain that the change does not touch cannot be named', async () => {
    const wrong = scene.delivery.activate([next], { ...bob, from: { doctors: '1.0.0' } });
    await expect(wrong).rejects.toMatchObject({ code: 'liveChanged' });
  });
});

describe('[PL-03] a release that was rolled back', () => {
  const bad = { domain: 'cases', version: '3.0.0' };
  beforeEach(() => scene.delivery.rollback('cases', { ...ann, why: 'empty lists' }));

  test('is known to be bad, and is not activated again by mistake', async () => {
    const reason = 'cases 3.0.0 was rolled back by ann 0 s ago (2026-01-01T00:00:00.000Z): empty lists';
    await expect(scene.delivery.activate([bad], bob)).rejects.toMatchObject({
      code: 'knownBad',
      reasons: [reason],
    });
    expect(await scene.delivery.activate([bad], { ...bob, dryRun: true })).toMatchObject({
      overrules: [reason],
    });
    expect(await scene.liveVersions()).toEqual({ cases: '2.0.0' });
  });

  test('is live again when that is said on purpose, and no longer known to be bad', async () => {
    await scene.delivery.activate([bad], { ...bob, again: true });
    await scene.delivery.activate([{ domain: 'cases', version: '2.0.0' }], ann);
    await scene.delivery.activate([bad], ann);
    expect(await scene.liveVersions()).toEqual({ cases: '3.0.0' });
  });

  test('is left alone by a machine', async () => {
    await scene.publish('cases', '4.0.0');
    const start = { ...bob, automatic: true };
    await scene.delivery.activate([{ domain: 'cases', version: '4.0.0' }], start);
    expect(await scene.delivery.activate([bad], start)).toMatchObject({
      changes: [],
      kept: [{ to: '4.0.0' }],
    });
  });

  test('is marked among the releases', async () => {
    const [cases] = (await scene.delivery.inspect()).domains;
    const marks = cases?.releases.map(({ version, rolledBack }) => [version, rolledBack?.why]);
    expect(marks).toEqual(
      expect.arrayContaining([
        ['3.0.0', 'empty lists'],
        ['2.0.0', undefined],
      ]),
    );
  });
});
