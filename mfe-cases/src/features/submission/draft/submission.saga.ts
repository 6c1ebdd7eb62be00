import type { Action } from '@portal/shared/redux';
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaIterator,
  select,
  take,
  type Task,
} from '@portal/shared/saga';
import type { Case, CaseChange } from '@portal/shared/contract';
import { runRequest, type RequestResult } from '@portal/shared/mfe';
import { casesApi } from '../../../api/cases.api';
import { shownPrescription } from './draft-parts';
import { hasSendable, toCaseChange } from './draft-values';
import {
  isRetryable,
  selectDraft,
  submissionActions as actions,
  type Draft,
  type SubmissionRoot,
} from './submission.slice';

/** Milliseconds from a change until it is saved, together with what was typed meanwhile. No more than that can be lost. */
export const SAVE_MS = 800;
/** Milliseconds until a save is retried that failed for a temporary reason, such as a lost network. */
export const RETRY_MS = 5_000;

/** Saves every open draft, one task per case. The task of a closed page runs until its changes are saved. */
export function* submissionSaga(): SagaIterator<void> {
  const autosaveTasks = new Map<string, Task>();
  for (;;) {
    const { payload }: ReturnType<typeof actions.draftOpened> = yield take(actions.draftOpened);
    if (autosaveTasks.get(payload.uuid)?.isRunning()) continue;
    autosaveTasks.set(payload.uuid, yield fork(autosaveDraft, payload.uuid));
  }
}

/** Submits, saves or retries as the draft's state demands, until the page is closed and nothing is left to save. */
function* autosaveDraft(uuid: string): SagaIterator<void> {
  let isTold = false;
  for (;;) {
    const draft = yield* readDraft(uuid);
    if (!draft) return;
    isTold &&= !draft.isOpen;
    if (draft.submission === 'requested') yield call(submit, uuid);
    else if (needsSave(draft)) yield call(saveSoon, uuid);
    else if (needsRetry(draft)) {
      if (!draft.isOpen && !isTold) yield call(tellUnsettled, draft);
      isTold = !draft.isOpen;
      yield call(saveLater, uuid);
    } else if (!draft.isOpen) return yield call(endDraft, uuid, draft, isTold);
    else yield take(isOf(uuid));
  }
}

function* readDraft(uuid: string): SagaIterator<Draft | undefined> {
  return yield select((state: SubmissionRoot) => selectDraft(state, uuid));
}

function needsSave({ save: { status }, unsaved }: Draft): boolean {
  return status !== 'failed' && status !== 'conflict' && hasSendable(unsaved);
}

/** After a failed submission only the changes are saved. Submitting again needs a press of the button. */
function needsRetry({ save: { status }, unsaved, error }: Draft): boolean {
  return status === 'failed' && isRetryable(error) && hasSendable(unsaved);
}

function* tellUnsettled({ submission, identifier, error }: Draft): SagaIterator<void> {
  yield put(actions.leftUnsettled({ identifier, isSubmission: submission === 'failed', error }));
}

/**
 * Tells what the server does not have, though a fault was told before: the reason is another now. Unsaved changes are kept for the
 * next visit to their page, which a case that was submitted meanwhile has no more.
 */
function* endDraft(uuid: string, draft: Draft, isTold: boolean): SagaIterator<void> {
  const isUnsaved = hasSendable(draft.unsaved);
  if (isUnsaved || (draft.submission === 'failed' && !isTold)) yield call(tellUnsettled, draft);
  if (!isUnsaved || draft.error?.code === 'caseLocked') yield put(actions.draftDropped({ uuid }));
}

function* saveSoon(uuid: string): SagaIterator<void> {
  const until = Date.now() + SAVE_MS;
  for (;;) {
    const draft = yield* readDraft(uuid);
    if (!draft || draft.submission === 'requested' || !needsSave(draft)) return;
    if (!draft.isOpen) break;
    const wait = delay(Math.max(0, until - Date.now()));
    const { event }: { event?: Action } = yield race({ event: take(isOf(uuid)), wait });
    if (!event || actions.flushRequested.match(event)) break;
  }
  yield call(save, uuid);
}

function* saveLater(uuid: string): SagaIterator<void> {
  const { event }: { event?: Action } = yield race({ event: take(isOf(uuid)), wait: delay(RETRY_MS) });
  if (!event || actions.flushRequested.match(event)) yield call(save, uuid);
}

function* save(uuid: string): SagaIterator<void> {
  const draft = yield* readDraft(uuid);
  if (!draft) return;
  yield put(actions.saveStarted({ uuid }));
  const result = yield* send(uuid, draft, {});
  if (result.data) yield put(actions.saved({ uuid, caseRecord: result.data }));
  else yield call(settleFailure, uuid, draft, result.error);
}

/**
 * Sends the changes and the submission in one call, so that the server accepts both or neither. The prescription goes as it is
 * shown, with what was preset: nothing is submitted that its sender did not see.
 */
function* submit(uuid: string): SagaIterator<void> {
  const draft = yield* readDraft(uuid);
  if (!draft) return;
  yield put(actions.submitStarted({ uuid }));
  const result = yield* send(uuid, draft, {
    submit: true,
    prescription: shownPrescription(draft),
  });
  if (result.data) yield put(actions.submitted({ uuid, caseRecord: result.data }));
  else yield call(settleFailure, uuid, draft, result.error);
}

function* send(
  uuid: string,
  { list, base, unsaved }: Draft,
  more: CaseChange,
): SagaIterator<RequestResult<Case>> {
  const change: CaseChange = { ...toCaseChange(unsaved), ...more, version: base.version };
  return yield* runRequest(casesApi.endpoints.changeCase.initiate({ list, id: uuid, change }));
}

type Failure = NonNullable<RequestResult<Case>['error']>;

/**
 * On a version conflict fetches the newer case; the slice merges it, or asks the person when the same field was changed.
 * Other failures are stored as they are.
 */
function* settleFailure(uuid: string, draft: Draft, error: Failure): SagaIterator<void> {
  if (error.code !== 'conflict') return yield put(actions.saveFailed({ uuid, error }));
  const request = casesApi.endpoints.case.initiate(
    { list: draft.list, id: uuid },
    { forceRefetch: true, subscribe: false },
  );
  const newer = yield* runRequest(request);
  if (!newer.data) return yield put(actions.saveFailed({ uuid, error: newer.error }));
  if (newer.data.version <= draft.base.version) return yield put(actions.saveFailed({ uuid, error }));
  yield put(actions.saveOutdated({ uuid, caseRecord: newer.data }));
}

function isOf(uuid: string) {
  return (action: Action): boolean =>
    action.type.startsWith('submission/') &&
    (action as Action & { payload?: { uuid?: string } }).payload?.uuid === uuid;
}
