import { CASE, pass, refuseBy, start } from '../../../testing/submission-scene';
import { RETRY_MS, SAVE_MS } from './submission.saga';
import { selectUnsettled, submissionActions as actions } from './submission.slice';

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

describe('a submission whose save failed', () => {
  it('[CA-18] saves again by itself what failed for something that passes, and says so until then', async () => {
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    const seen = new Set<string | undefined>();
    const stop = running.store.subscribe(() => seen.add(running.draft()?.error?.code));
    await pass(2 * RETRY_MS);
    expect(running.sent()).toHaveLength(3);
    expect([...seen]).toEqual(['unavailable']);
    running.server.failure = null;
    await pass(RETRY_MS);
    stop();
    expect(running.server.caseRecord.notes).toBe('new');
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, unsaved: {}, error: null });
    await pass(4 * RETRY_MS);
    expect(running.sent()).toHaveLength(4);
  });

  it('[CA-18] saves what failed at once when the connection is back, or more is typed', async () => {
    running.server.failure = refuseBy('internal', 500);
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    running.store.dispatch(actions.flushRequested({ uuid }));
    await pass(0);
    expect(running.sent()).toHaveLength(2);
    running.server.failure = null;
    running.type({ notes: 'newer' });
    expect(running.draft()?.error?.code).toBe('internal');
    await pass(SAVE_MS);
    expect(running.server.caseRecord.notes).toBe('newer');
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, error: null });
  });

  it('[CA-18] saves again by itself once the token is renewed that it was refused for, until the session ends', async () => {
    running.server.failure = refuseBy('sessionExpired', 401);
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    running.server.failure = null;
    await pass(RETRY_MS);
    expect(running.server.caseRecord.notes).toBe('new');
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, error: null });
    running.server.failure = refuseBy('sessionExpired', 401);
    running.type({ notes: 'newer' });
    await pass(SAVE_MS);
    expect(running.sent()).toHaveLength(3);
    running.stop();
    await pass(4 * RETRY_MS);
    expect(running.sent()).toHaveLength(3);
  });

  it('[CA-18] does not try again what the server refused', async () => {
    running.server.failure = refuseBy('forbidden', 403);
    running.type({ notes: 'new' });
    await pass(SAVE_MS + 2 * RETRY_MS);
    expect(running.sent()).toHaveLength(1);
  });

  it.each([false, true])(
    '[CA-18] saves also when nobody looks any more, and tells once that it could not; submitted: %s',
    async (isSubmission) => {
      running.server.failure = refuseBy('unavailable', 503);
      running.type({ notes: 'new' });
      if (isSubmission) running.store.dispatch(actions.submitRequested({ uuid }));
      running.store.dispatch(actions.draftClosed({ uuid }));
      await pass(0);
      expect(selectUnsettled(running.store.getState())).toMatchObject({ isSubmission });
      running.store.dispatch(actions.unsettledTold());
      await pass(2 * RETRY_MS);
      expect(selectUnsettled(running.store.getState())).toBeNull();
      running.server.failure = null;
      await pass(RETRY_MS);
      expect(running.server.caseRecord).toMatchObject({ notes: 'new', status: 'NEW' });
      expect(running.draft()).toBeUndefined();
      expect(selectUnsettled(running.store.getState())).toBeNull();
    },
  );

  it('[CA-18] tells again when what it tried to save unseen is refused at last, and when it is left once more', async () => {
    const leave = async () => {
      running.store.dispatch(actions.unsettledTold());
      running.store.dispatch(actions.draftClosed({ uuid }));
      await pass(0);
      return selectUnsettled(running.store.getState());
    };
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'new' });
    await leave();
    running.store.dispatch(actions.draftOpened({ uuid, list: 'admin', caseRecord: CASE }));
    expect(await leave()).toMatchObject({ error: { code: 'unavailable' } });
    running.server.failure = refuseBy('forbidden', 403);
    await pass(2 * RETRY_MS);
    expect(selectUnsettled(running.store.getState())).toMatchObject({ error: { code: 'forbidden' } });
    expect(running.sent()).toHaveLength(2);
  });

  it('[CA-18] tells of what could not be saved when nobody looks any more, and keeps what can still be saved', async () => {
    const leave = async () => {
      running.store.dispatch(actions.draftClosed({ uuid }));
      await pass(0);
      return selectUnsettled(running.store.getState());
    };
    const unsettled = (code: string) => ({
      identifier: CASE.identifier,
      isSubmission: false,
      error: { code },
    });
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'new' });
    expect(await leave()).toMatchObject(unsettled('unavailable'));
    expect(running.draft()).toMatchObject({ unsaved: { notes: 'new' } });

    running.server.failure = refuseBy('caseLocked', 409);
    running.store.dispatch(actions.draftOpened({ uuid, list: 'admin', caseRecord: CASE }));
    running.type({ notes: 'newer' });
    expect(await leave()).toMatchObject(unsettled('caseLocked'));
    expect(running.draft()).toBeUndefined();
  });

  it('[CA-18] tells of a conflict that waits for a decision when nobody looks any more', async () => {
    running.server.caseRecord = { ...CASE, notes: 'theirs', version: 9 };
    running.type({ notes: 'ours' });
    await pass(SAVE_MS);
    running.store.dispatch(actions.draftClosed({ uuid }));
    expect(selectUnsettled(running.store.getState())).toEqual({
      identifier: CASE.identifier,
      isSubmission: false,
      error: null,
    });
  });

  it('[CA-18] saves what a failed submission carried, and submits only when asked again', async () => {
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'new' });
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    expect(running.draft()).toMatchObject({ save: { status: 'failed' }, submission: 'failed' });
    running.server.failure = null;
    await pass(RETRY_MS);
    expect(running.sent().at(-1)).toEqual({ notes: 'new', version: 4 });
    expect(running.draft()).toMatchObject({ save: { status: 'saved' }, error: null, submission: 'failed' });
    await pass(4 * RETRY_MS);
    expect(running.sent()).toHaveLength(2);
    expect(running.server.caseRecord.status).toBe('NEW');
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    expect(running.server.caseRecord.status).toBe('IN_QC');
    expect(running.draft()).toMatchObject({ submission: 'none' });
  });

  it('[CA-18] tells that it was not submitted when the save before it failed', async () => {
    running.server.failure = refuseBy('unavailable', 503);
    running.type({ notes: 'new' });
    running.store.dispatch(actions.flushRequested({ uuid }));
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    expect(running.sent()).toEqual([{ notes: 'new', version: 4 }]);
    expect(running.draft()).toMatchObject({ submission: 'failed' });
  });

  it('[CA-18] sends nothing again for a failed submission that carried nothing', async () => {
    running.server.failure = refuseBy('unavailable', 503);
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(2 * RETRY_MS);
    expect(running.sent()).toEqual([expect.objectContaining({ submit: true, version: 4 })]);
    expect(running.draft()).toMatchObject({ submission: 'failed' });
  });
});
