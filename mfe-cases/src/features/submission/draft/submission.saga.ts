import type { Action } from '@reduxjs/toolkit';
import type { Case, CaseChange } from '@portal/shared/contract';
import { runRequest, type RequestResult } from '@portal/shared/mfe';
import type { SagaIterator, Task } from 'redux-saga';
import { call, delay, fork, put, race, select, take } from 'redux-saga/effects';
import { casesApi } from '../../../api/cases.api';
import { hasSendable, toCaseChange } from './draft-values';
import { isRetryable } from './save-failure';
import {
  selectDraft,
  submissionActions as actions,
  type Draft,
  type SubmissionRoot,
} from './submission.slice';

/** A change is saved this many milliseconds after it, with what was typed meanwhile: whatever happens, no more than that is lost. */
export const SAVE_MS = 800;
/** What could not be saved for something that passes is tried again this many milliseconds later. */
export const RETRY_MS = 5_000;

/** Keeps every open draft saved, one process per case; a draft whose page is closed is saved to its end. */
export function* submissionSaga(): SagaIterator<void> {
  const autosaveTasks = new Map<string, Task>();
  for (;;) {
    const { payload }: ReturnType<typeof actions.draftOpened> = yield take(actions.draftOpened);
    if (autosaveTasks.get(payload.uuid)?.isRunning()) continue;
    autosaveTasks.set(payload.uuid, yield fork(autosaveDraft, payload.uuid));
  }
}

/** Looks at the draft and does what it needs next, until its page is closed and nothing is left to save. */
function* autosaveDraft(uuid: string): SagaIterator<void> {
  for (;;) {
    const draft = yield* readDraft(uuid);
    if (!draft) return;
    if (draft.submission === 'requested') yield call(submit, uuid);
    else if (needsSave(draft)) yield call(saveSoon, uuid);
    else if (!draft.isOpen) return yield call(endDraft, uuid, draft);
    else if (needsRetry(draft)) yield call(saveLater, uuid);
    else yield take(isOf(uuid));
  }
}

function* readDraft(uuid: string): SagaIterator<Draft | undefined> {
  return yield select((state: SubmissionRoot) => selectDraft(state, uuid));
}

function needsSave({ save: { status }, unsaved }: Draft): boolean {
  return status !== 'failed' && status !== 'conflict' && hasSendable(unsaved);
}

/** A failed submission is saved, and never sent again without a press. */
function needsRetry({ save: { status }, unsaved, error }: Draft): boolean {
  return status === 'failed' && isRetryable(error) && hasSendable(unsaved);
}

/** What could not be saved stays for the next visit. */
function* endDraft(uuid: string, { unsaved }: Draft): SagaIterator<void> {
  if (!hasSendable(unsaved)) yield put(actions.draftDropped({ uuid }));
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

/** Sends what is typed and the submission together, so that the server takes both or neither. */
function* submit(uuid: string): SagaIterator<void> {
  const draft = yield* readDraft(uuid);
  if (!draft) return;
  yield put(actions.submitStarted({ uuid }));
  const result = yield* send(uuid, draft, { submit: true });
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

/** A newer version is fetched and, where nobody touched the same fields, built upon; anything else is told. */
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
