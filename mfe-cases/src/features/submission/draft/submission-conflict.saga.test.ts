import { CASE, pass, start } from '../../../testing/submission-scene';
import { SAVE_MS } from './submission.saga';
import { submissionActions as actions } from './submission.slice';

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

describe('a submission that somebody else changes meanwhile', () => {
  it('[CA-18] builds upon a newer version that touched other fields', async () => {
    running.server.caseRecord = { ...CASE, arch: 'lower', version: 9 };
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    await pass(SAVE_MS);
    expect(running.server.caseRecord).toMatchObject({ arch: 'lower', notes: 'new', version: 10 });
    expect(running.draft()).toMatchObject({
      save: { status: 'saved' },
      base: { values: { arch: 'lower', notes: 'new' } },
    });
  });

  it('[CA-18] asks when the same field was changed by somebody else', async () => {
    running.server.caseRecord = { ...CASE, notes: 'theirs', version: 9 };
    running.type({ notes: 'ours' });
    await pass(SAVE_MS);
    expect(running.draft()).toMatchObject({ save: { status: 'conflict' }, unsaved: { notes: 'ours' } });
    running.type({ notes: 'ours still' });
    await pass(2 * SAVE_MS);
    expect(running.server.caseRecord.notes).toBe('theirs');

    running.store.dispatch(actions.theirsTaken({ uuid }));
    expect(running.draft()).toMatchObject({
      save: { status: 'idle' },
      unsaved: {},
      base: { version: 9, values: { notes: 'theirs' } },
    });
  });

  it('[CA-18] overwrites the newer version when that is wanted', async () => {
    running.server.caseRecord = { ...CASE, notes: 'theirs', version: 9 };
    running.type({ notes: 'ours' });
    await pass(SAVE_MS);
    running.store.dispatch(actions.oursKept({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.caseRecord).toMatchObject({ notes: 'ours', version: 10 });
  });

  it('[CA-18] submits only what its reader saw', async () => {
    running.server.caseRecord = { ...CASE, arch: 'lower', version: 9 };
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.caseRecord.status).toBe('NEW');
    expect(running.draft()).toMatchObject({ submission: 'none', save: { status: 'conflict' } });
  });

  it('[CA-18] submits what its reader saw also when a save was under way', async () => {
    running.server.caseRecord = { ...CASE, arch: 'lower', version: 9 };
    running.type({ notes: 'new' });
    running.store.dispatch(actions.flushRequested({ uuid }));
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.caseRecord.status).toBe('NEW');
    expect(running.draft()).toMatchObject({ save: { status: 'conflict' }, unsaved: { notes: 'new' } });
  });

  it('[CA-18] asks about a changed submission until that is answered, though the page fetches the case', async () => {
    const caseRecord = { ...CASE, arch: 'lower' as const, version: 9 };
    running.server.caseRecord = caseRecord;
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    for (const version of [9, 10])
      running.store.dispatch(actions.caseArrived({ uuid, caseRecord: { ...caseRecord, version } }));
    expect(running.draft()?.save).toMatchObject({ status: 'conflict', theirs: { version: 10 } });
    running.store.dispatch(actions.theirsTaken({ uuid }));
    expect(running.draft()).toMatchObject({ unsaved: {}, base: { version: 10, values: { arch: 'lower' } } });
  });

  it('[CA-24] merges the answers that two people give at the same time', async () => {
    running.server.caseRecord = { ...CASE, prescription: { chiefComplaint: 'Crowding' }, version: 9 };
    running.type({ prescription: { bondedRetainer: 'upper' } });
    await pass(2 * SAVE_MS);
    const both = { chiefComplaint: 'Crowding', bondedRetainer: 'upper' };
    expect(running.server.caseRecord.prescription).toEqual(both);
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, unsaved: {} });
  });

  it('[CA-18] drops only what clashes when the newer version is loaded', async () => {
    running.server.caseRecord = { ...CASE, notes: 'theirs', version: 9 };
    running.type({ notes: 'ours', patientName: 'Ann Lee' });
    await pass(SAVE_MS);
    running.store.dispatch(actions.theirsTaken({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.caseRecord).toMatchObject({ notes: 'theirs', patientName: 'Ann Lee' });
  });

  it('[CA-18] submits over a newer version that looks the same', async () => {
    running.server.caseRecord = { ...CASE, version: 9 };
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.caseRecord.status).toBe('IN_QC');
  });
});
