import { CASE, pass, refuseBy, start } from '../../../testing/submission-scene';
import { hasUnsaved } from './draft-parts';
import { RETRY_MS, SAVE_MS } from './submission.saga';
import { selectSubmitted, selectUnsettled, submissionActions as actions } from './submission.slice';

const { uuid } = CASE;
let running: ReturnType<typeof start>;

beforeEach(() => {
  jest.useFakeTimers();
  running = start();
});
afterEach(() => {
  running.stop();
  jest.useRealTimers();
});

describe('a submission that saves itself', () => {
  it('[CA-18] saves less than a second after the first change, though the typing goes on', async () => {
    expect(SAVE_MS).toBeLessThan(1_000);
    running.type({ notes: 'n' });
    await pass(SAVE_MS - 1);
    running.type({ notes: 'new', arch: 'upper' });
    expect(running.sent()).toEqual([]);
    await pass(1);
    expect(running.sent()).toEqual([{ notes: 'new', arch: 'upper', version: 4 }]);
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, unsaved: {}, base: { version: 5 } });
  });

  it('[CA-18] saves at once when a field is left', async () => {
    running.type({ notes: 'new' });
    running.store.dispatch(actions.flushRequested({ uuid }));
    await pass(0);
    expect(running.sent()).toHaveLength(1);
  });

  it('[CA-18] starts the last save before the page is gone, and forgets the draft after it', async () => {
    running.type({ notes: 'new' });
    running.store.dispatch(actions.draftClosed({ uuid }));
    // At once: a remote that is unmounted cancels its sagas in the same moment.
    expect(running.sent()).toEqual([{ notes: 'new', version: 4 }]);
    await pass(0);
    expect(running.draft()).toBeUndefined();
  });

  it('[CA-18] saves what was typed during a save after it', async () => {
    running.type({ notes: 'one' });
    await pass(SAVE_MS);
    running.type({ notes: 'two' });
    await pass(SAVE_MS);
    expect(running.sent()).toEqual([
      { notes: 'one', version: 4 },
      { notes: 'two', version: 5 },
    ]);
  });

  it('[CA-18] keeps what could not be saved, and saves it on demand', async () => {
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    expect(running.draft()).toMatchObject({
      save: { status: 'failed' },
      unsaved: { notes: 'new' },
      error: { code: 'unavailable' },
    });
    running.server.failure = null;
    running.store.dispatch(actions.retryRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.caseRecord.notes).toBe('new');
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, error: null });
  });

  it('[CA-18] builds upon its own save when only the answer was lost', async () => {
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    running.server.caseRecord = { ...CASE, notes: 'new', version: 5 };
    running.server.failure = null;
    await pass(RETRY_MS + SAVE_MS);
    expect(running.draft()).toMatchObject({
      save: { status: 'saved' },
      error: null,
      base: { values: { notes: 'new' } },
    });
  });

  it('[CA-18] forgets a failure over which somebody else’s change came', async () => {
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'ours' });
    await pass(SAVE_MS);
    const caseRecord = { ...CASE, notes: 'theirs', version: 9 };
    running.store.dispatch(actions.caseArrived({ uuid, caseRecord }));
    expect(running.draft()).toMatchObject({ save: { status: 'conflict' }, error: null });
    await pass(2 * RETRY_MS);
    expect(running.sent()).toHaveLength(1);
  });

  it('[CA-18] submits together with what is not saved yet, once', async () => {
    running.type({ notes: 'new' });
    running.store.dispatch(actions.submitRequested({ uuid }));
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.sent()).toEqual([
      { notes: 'new', submit: true, version: 4, prescription: expect.any(Object) as unknown },
    ]);
    expect(selectSubmitted(running.store.getState())).toBe(CASE.identifier);
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, submission: 'none', unsaved: {} });
  });

  it('[CA-24] submits the prescription as it is shown: answers, habits of last time, then what is usual', async () => {
    const last = {
      identifier: 'C-10000',
      submittedAt: CASE.createdAt,
      prescription: { ipr: 'no', overjet: 'ideal', midline: 'maintain' },
    } as const;
    running.store.dispatch(actions.presetsArrived({ uuid, presets: { last, clinic: null } }));
    running.type({ prescription: { overjet: 'maintain', midline: null } });
    await pass(SAVE_MS);
    // Until then only what was answered is kept, so that the rest follows its presets.
    expect(running.server.caseRecord.prescription).toEqual({ overjet: 'maintain', midline: null });
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    expect(running.server.caseRecord.prescription).toMatchObject({
      overjet: 'maintain',
      midline: null,
      ipr: 'no',
      overbite: 'improve',
      chiefComplaint: null,
    });
  });

  it('[CA-24] submits all answers of an aligner that was begun as another product', async () => {
    running.stop();
    running = start({ ...CASE, productId: 'NG', withTs: true });
    running.type({ productId: 'AL' });
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    expect(running.server.caseRecord.prescription).toMatchObject({ midline: 'improve', indexing: 'none' });
  });

  it('[CA-18] [CA-24] gives a product back what it had when it is chosen again after a wrong press', async () => {
    const had = {
      teeth: { doNotMove: [16], missing: [18] },
      trimLine: 'SCALLOPED' as const,
      packageType: 'lite' as const,
      prescription: { chiefComplaint: 'Crowding', ipr: 'no' as const },
    };
    running.type(had);
    for (const productId of ['NG', 'RE', 'WK'] as const) running.type({ productId });
    await pass(SAVE_MS);
    expect(running.server.caseRecord).toMatchObject({
      productId: 'WK',
      packageType: null,
      prescription: null,
    });
    expect(running.server.caseRecord.teeth).toEqual({ missing: [18] });
    running.type({ productId: 'AL' });
    await pass(SAVE_MS);
    expect(running.server.caseRecord).toMatchObject({ productId: 'AL', ...had });
  });

  it('[CA-24] takes only answers that somebody chose along to another product', async () => {
    const presets = { last: null, clinic: { indexing: 'heavy' } } as const;
    const prescription = { indexing: 'heavy', ipr: 'ifNeeded', bondedRetainer: 'upper' } as const;
    running.store.dispatch(actions.presetsArrived({ uuid, presets }));
    running.type({ prescription });
    await pass(SAVE_MS);
    running.type({ productId: 'RE' });
    await pass(SAVE_MS);
    expect(running.server.caseRecord.prescription).toEqual({ bondedRetainer: 'upper' });
    running.store.dispatch(actions.presetsArrived({ uuid, presets: { last: null, clinic: null } }));
    running.type({ productId: 'AL' });
    await pass(SAVE_MS);
    expect(running.server.caseRecord.prescription).toEqual(prescription);
    running.store.dispatch(actions.presetsArrived({ uuid, presets }));
    running.type({ prescription: { indexing: 'heavy' } });
    await pass(SAVE_MS);
    running.type({ productId: 'NG' });
    running.type({ productId: 'RE' });
    await pass(SAVE_MS);
    expect(running.server.caseRecord.prescription ?? {}).not.toHaveProperty('indexing');
  });

  it.each([
    [['RE'], ['AL']],
    [['RE'], ['NG', 'AL']],
    [['NG', 'RE'], ['AL']],
  ] as const)(
    '[CA-18] keeps what was chosen anew on %j, also none, over what %j had',
    async (there, back) => {
      running.type({ teeth: { missing: [18] }, trimLine: 'SCALLOPED', offset: '1' });
      for (const productId of there) running.type({ productId });
      for (const none of [{ trimLine: null }, { teeth: null }]) running.type(none);
      for (const productId of back) running.type({ productId });
      await pass(SAVE_MS);
      expect(running.server.caseRecord).toMatchObject({
        productId: 'AL',
        trimLine: null,
        teeth: null,
        offset: '1',
      });
    },
  );

  it('[CA-18] gives a product its marks of teeth back, though others were put on and off meanwhile', async () => {
    const teeth = { doNotMove: [16] };
    running.type({ teeth });
    running.type({ productId: 'RE' });
    for (const marks of [{ erupting: [18] }, null]) running.type({ teeth: marks });
    running.type({ productId: 'AL' });
    await pass(SAVE_MS);
    expect(running.server.caseRecord).toMatchObject({ productId: 'AL', teeth });
  });

  it('[CA-18] gives only those marks of teeth back that were not marked anew meanwhile', async () => {
    running.type({ teeth: { doNotMove: [16], missing: [18] } });
    running.type({ productId: 'RE' });
    running.type({ teeth: { crown: [11] } });
    running.type({ productId: 'AL' });
    await pass(SAVE_MS);
    expect(running.server.caseRecord.teeth).toEqual({ doNotMove: [16], crown: [11] });
  });

  it('[CA-18] tells what the server finds missing, and keeps the draft', async () => {
    const extra = [{ field: 'uprImp', msg: 'this scan is required' }];
    running.server.failure = Response.json(
      { code: 'incomplete', message: 'Not complete', extra },
      { status: 409 },
    );
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    expect(running.draft()).toMatchObject({ submission: 'failed', error: { code: 'incomplete', extra } });
    expect(selectSubmitted(running.store.getState())).toBeNull();
  });

  it('[CA-18] counts as unsaved until the answer is there', async () => {
    running.store.dispatch(actions.submitRequested({ uuid }));
    expect(running.draft()?.save.status).toBe('submitting');
    expect(hasUnsaved(running.draft()!)).toBe(true);
    await pass(0);
    expect(hasUnsaved(running.draft()!)).toBe(false);
  });

  it.each([
    ['refused', { failure: refuseBy('uploadsRunning', 409) }, { code: 'uploadsRunning' }],
    ['changed meanwhile', { caseRecord: { ...CASE, arch: 'lower' as const, version: 9 } }, null],
  ])('[CA-18] tells that it was %s after its page is gone', async (_title, server, error) => {
    Object.assign(running.server, server);
    running.store.dispatch(actions.submitRequested({ uuid }));
    running.store.dispatch(actions.draftClosed({ uuid }));
    await pass(0);
    const unsettled = selectUnsettled(running.store.getState());
    expect(unsettled).toMatchObject({ identifier: CASE.identifier, isSubmission: true, error });
    expect(running.draft()).toBeUndefined();
  });

  it('[CA-18] does not tell again what its page has told', async () => {
    running.server.failure = refuseBy('uploadsRunning', 409);
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    running.store.dispatch(actions.draftClosed({ uuid }));
    expect(selectUnsettled(running.store.getState())).toBeNull();
  });
});
