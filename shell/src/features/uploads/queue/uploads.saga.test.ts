import { bus } from '@portal/shared/bus';
import { readTokenFrom } from '@portal/shared/api';
import type { AssetTypeKey } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { serveCalls } from '@portal/shared/testing';
import type { UploadRequest } from '@portal/shared/uploads';
import { combineReducers } from '@portal/shared/redux';
import { takeEvery } from '@portal/shared/saga';
import { waitFor } from '@testing-library/react';
import { noticesSlice, selectNotices } from '../../../notices';
import { createTestStore } from '../../../testing/create-test-store';
import { CANCELLED, type FileUpload } from '../../../transfer';
import { createUploads } from './create-uploads';
import { uploadsSaga } from './uploads.saga';
import { trackersOf } from './uploads.selectors';
import { uploadsSlice, uploadUnauthorised } from './uploads.slice';

const PHOTOS: AssetTypeKey[] = [
  'frtImg',
  'uprImg',
  'lwrImg',
  'ritImg',
  'lftImg',
  'frtpos',
  'frtsmi',
  'profil',
];

interface Running {
  readonly upload: FileUpload;
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

function start(readToken = () => 'token') {
  const store = createTestStore(
    combineReducers({ uploads: uploadsSlice.reducer, notices: noticesSlice.reducer }),
  );
  const files = new Map<string, File>();
  const running: Running[] = [];
  const uploadFile = (upload: FileUpload) =>
    new Promise<void>((succeed, fail) => {
      running.push({ upload, succeed, fail });
    });
  const discardUpload = jest.fn(() => Promise.resolve());
  const task = store.runSaga(uploadsSaga, { uploadFile, discardUpload, readToken, files });
  const uploads = createUploads(store, files);
  const add = (assetType: AssetTypeKey, over: Partial<UploadRequest> = {}) =>
    uploads.add({
      caseUuid: 'case-1',
      caseIdentifier: 'C-1',
      patientName: 'Sarah Miller',
      assetType,
      file: new File(['bytes'], `${assetType}.jpg`),
      ...over,
    });
  const states = () => uploads.items().map(({ state }) => state);
  const notices = () => selectNotices(store.getState()).map(({ name }) => name);
  return { store, uploads, add, running, states, notices, task, discardUpload };
}
const idOf = (answer: { id: string } | { refused: string }): string => ('id' in answer ? answer.id : '');

readTokenFrom(() => null);

test('[UP-01] six at once, the rest waits and starts as one finishes', async () => {
  const { add, running, states } = start();
  for (const type of PHOTOS) add(type);
  expect(states()).toEqual([...Array<string>(6).fill('uploading'), 'pending', 'pending']);
  running[2]?.succeed();
  await waitFor(() => expect(running).toHaveLength(7));
  expect(states()).toEqual([
    'uploading',
    'uploading',
    'done',
    'uploading',
    'uploading',
    'uploading',
    'uploading',
    'pending',
  ]);
});

test('[UP-02] a type that is queued or uploading for the same case is refused, for another case it is not', () => {
  const { add, notices } = start();
  for (const type of PHOTOS) add(type);
  expect(add('frtImg')).toEqual({ refused: 'sameTypeUploading' });
  expect(add('profil')).toEqual({ refused: 'sameTypeQueued' });
  expect(notices()).toEqual(['sameTypeUploading', 'sameTypeQueued']);
  expect(add('frtImg', { caseUuid: 'case-2' })).toHaveProperty('id');
});

test('[UP-02] a failed file of one request stays when another owner adds the same type, and waits for that with its retry', async () => {
  const { add, uploads, running, states, notices } = start();
  const id = idOf(add('uprImp', { file: new File(['a'], 'a.stl'), requestUuid: 'request-1' }));
  running[0]?.fail(new Error('broken off'));
  await waitFor(() => expect(states()).toEqual(['failed']));
  expect(add('uprImp', { file: new File(['b'], 'b.stl'), requestUuid: 'request-2' })).toHaveProperty('id');
  expect(states()).toEqual(['failed', 'uploading']);
  uploads.retry(id);
  expect(states()).toEqual(['failed', 'uploading']);
  expect(notices().at(-1)).toBe('sameTypeUploading');
  running[1]?.succeed();
  await waitFor(() => expect(states()).toEqual(['failed', 'done']));
  uploads.retry(id);
  await waitFor(() => expect(states()).toEqual(['uploading', 'done']));
});

test('[UP-01] a failed file gives way to the next one of its own slot', async () => {
  const { add, uploads, running, states } = start();
  const file = () => new File(['a'], 'a.stl');
  add('uprImp', { file: file(), refinementUuid: 'refinement-1' });
  running[0]?.fail(new Error('broken off'));
  await waitFor(() => expect(states()).toEqual(['failed']));
  const id = idOf(add('uprImp', { file: file(), refinementUuid: 'refinement-1' }));
  expect(uploads.items().map((item) => item.id)).toEqual([id]);
});

test('[UP-05] an empty file and a wrong type are refused with a clear message', () => {
  const { add, store, states } = start();
  expect(add('frtImg', { file: new File([], 'empty.jpg') })).toEqual({ refused: 'emptyFile' });
  expect(add('frtImg', { file: new File(['x'], 'notes.txt') })).toEqual({ refused: 'wrongFileType' });
  expect(states()).toEqual([]);
  expect(selectNotices(store.getState())[1]).toMatchObject({
    kind: 'warning',
    values: { fileName: 'notes.txt', accept: '.jpg, .jpeg, .png, .webp, .heic, .heif' },
  });
});

test('[UP-01] a cancelled item is discarded: a waiting one never starts, a running one is broken off', async () => {
  const { add, uploads, running, states } = start();
  const ids = PHOTOS.slice(0, 7).map((type) => idOf(add(type)));
  uploads.cancel(ids[6] ?? '');
  uploads.cancel(ids[0] ?? '');
  await waitFor(() => expect(running[0]?.upload.signal.aborted).toBe(true));
  expect(running[0]?.upload.signal.reason).toBe(CANCELLED);
  expect([running.length, states()[0], states()[6]]).toEqual([6, 'discarded', 'discarded']);
});

test('[UP-03] a case is tracked until all its items are over', async () => {
  const { add, uploads, running } = start();
  const heard: string[] = [];
  const off = bus.on('assets:updated', ({ caseUuid }) => heard.push(caseUuid));
  add('frtImg');
  add('uprImg');
  running[0]?.succeed();
  await waitFor(() => expect(heard).toEqual(['case-1']));
  expect(trackersOf(uploads.items())).toEqual([
    {
      caseUuid: 'case-1',
      identifier: 'C-1',
      patientName: 'Sarah Miller',
      uploading: 1,
      pending: 0,
      done: 1,
      count: 2,
      assetTypes: { frtImg: 'done', uprImg: 'uploading' },
      uploadBlocked: true,
    },
  ]);
  running[1]?.succeed();
  await waitFor(() => expect(uploads.items()).toEqual([]));
  off();
});

test('[UP-01] a failed item stays, and a retry sends the same file under the same key', async () => {
  const { add, uploads, running, states, notices } = start();
  const id = idOf(add('frtImg'));
  running[0]?.fail(new PortalError('network', 'The server cannot be reached'));
  await waitFor(() => expect(states()).toEqual(['failed']));
  expect(notices()).toEqual(['uploadFailed']);
  uploads.retry(id);
  await waitFor(() => expect(running).toHaveLength(2));
  expect(running[1]?.upload.resumeKey).toBe(running[0]?.upload.resumeKey);
  expect(running[1]?.upload.file).toBe(running[0]?.upload.file);
});

test('[UP-05] a file whose content the server does not take is told with the reason', async () => {
  const { add, uploads, running, store } = start();
  add('frtImg');
  running[0]?.fail(new PortalError('wrongFileType', 'This is not one of: .jpg'));
  await waitFor(() => expect(uploads.items()[0]).toMatchObject({ state: 'failed', refused: 'wrongContent' }));
  expect(selectNotices(store.getState())).toMatchObject([
    { kind: 'warning', name: 'wrongContent', values: { fileName: 'frtImg.jpg' } },
  ]);
});

test('[UP-01] a second click on retry does not send the file twice', async () => {
  const { add, uploads, running, states } = start();
  const id = idOf(add('frtImg'));
  running[0]?.fail(new PortalError('network', 'The server cannot be reached'));
  await waitFor(() => expect(states()).toEqual(['failed']));
  uploads.retry(id);
  uploads.retry(id);
  await waitFor(() => expect(running).toHaveLength(2));
  expect(states()).toEqual(['uploading']);
});

test('[UP-01] progress is kept with its item', async () => {
  const { add, uploads, running } = start();
  add('frtImg');
  running[0]?.upload.onProgress(3);
  await waitFor(() => expect(uploads.items()[0]).toMatchObject({ sent: 3, size: 5 }));
});

test('[SH-10] an upload that waits says so until it goes on', async () => {
  const { add, uploads, running } = start();
  add('frtImg');
  running[0]?.upload.onWaiting();
  await waitFor(() => expect(uploads.items()[0]).toMatchObject({ isWaiting: true, speed: null }));
  running[0]?.upload.onProgress(3);
  await waitFor(() => expect(uploads.items()[0]).toMatchObject({ isWaiting: false, sent: 3 }));
});

test.each(['checksumMismatch', 'filesLocked', 'doctorBlocked', 'infectedFile', 'tooManyUploads'] as const)(
  '[UP-04] a file that is given up is told with the reason: %s',
  async (code) => {
    const { add, running, notices } = start();
    add('frtImg');
    running[0]?.fail(new PortalError(code, 'No'));
    await waitFor(() => expect(notices()).toEqual([code]));
  },
);

test('the end of a session breaks everything off, to be resumed later', async () => {
  const { add, running, states, task } = start();
  add('frtImg');
  task.cancel();
  await waitFor(() => expect(states()).toEqual([]));
  expect(running[0]?.upload.signal.aborted).toBe(true);
  expect(running[0]?.upload.signal.reason).not.toBe(CANCELLED);
});

test('[CA-22] a failed upload that is removed goes from the server too, one that is retried does not', async () => {
  const { add, running, uploads, discardUpload, states } = start();
  const id = idOf(add('frtImg'));
  running[0]?.fail(new Error('broken off'));
  await waitFor(() => expect(states()).toEqual(['failed']));
  uploads.retry(id);
  await waitFor(() => expect(running).toHaveLength(2));
  running[1]?.fail(new Error('broken off'));
  await waitFor(() => expect(states()).toEqual(['failed']));
  expect(discardUpload).not.toHaveBeenCalled();
  uploads.cancel(id);
  await waitFor(() => expect(discardUpload).toHaveBeenCalledTimes(1));
});

test('[CA-22] a failed upload that is removed while its retry waits for its turn goes from the server too', async () => {
  const { add, running, uploads, discardUpload, states } = start();
  const id = idOf(add('frtImg'));
  running[0]?.fail(new Error('broken off'));
  await waitFor(() => expect(states()).toEqual(['failed']));
  for (const type of PHOTOS.slice(1, 7)) add(type);
  uploads.retry(id);
  expect(states()[0]).toBe('pending');
  uploads.cancel(id);
  await waitFor(() => expect(discardUpload).toHaveBeenCalledTimes(1));
});

test('[SM-05] a file of a request is announced as such, and is another upload than the same file of the case', async () => {
  const { seen } = serveCalls({ 'POST /caseAsset': () => Response.json({}, { status: 503 }) });
  const { add, running } = start();
  const file = new File(['bytes'], 'upper.stl');
  add('uprImp', { file, requestUuid: 'request-1' });
  add('uprImp', { file, caseUuid: 'case-2' });
  await expect(running[0]?.upload.getTicket()).rejects.toThrow();
  await expect(running[1]?.upload.getTicket()).rejects.toThrow();
  const announced = { assetType: 'uprImp', name: 'upper.stl', size: 5 };
  expect(seen.map(({ request }) => request.body)).toEqual([
    { ...announced, caseUuid: 'case-1', requestUuid: 'request-1' },
    { ...announced, caseUuid: 'case-2' },
  ]);
  expect(running[0]?.upload.resumeKey).toContain('request-1');
});

test('[SH-20] a token that an upload was refused with ends the session, unless it has been renewed since', async () => {
  let token = 'old';
  const { store, add, running, states, notices } = start(() => token);
  readTokenFrom(() => token);
  serveCalls({ 'POST /caseAsset': () => Response.json({ code: 'sessionExpired' }, { status: 401 }) });
  const onRefusedToken = jest.fn();
  store.runSaga(function* () {
    yield takeEvery(uploadUnauthorised, ({ payload }) => onRefusedToken(payload.values?.fileName));
  });
  for (const type of ['frtImg', 'uprImg', 'lwrImg'] as const) add(type);
  for (const n of [0, 2]) running[n]?.upload.readToken();
  const refusal = new PortalError('sessionExpired', 'Session expired');
  running[0]?.fail(refusal);
  // This one is refused when it is announced.
  await running[1]?.upload.getTicket().catch(running[1].fail);
  await waitFor(() => expect(states()).toEqual(['failed', 'failed', 'uploading']));
  token = 'renewed';
  running[2]?.fail(refusal);
  await waitFor(() => expect(states()).toEqual(['failed', 'failed', 'failed']));
  // The first two are told where the session goes on, as it does for the third.
  const files = [['frtImg.jpg'], ['uprImg.jpg']];
  expect([onRefusedToken.mock.calls, notices()]).toEqual([files, ['uploadFailed']]);
});
