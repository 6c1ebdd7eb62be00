import type { ErrorData } from '@portal/shared/api';
import type { Case } from '@portal/shared/contract';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CaseListName } from '../../domain/case-paths';
import { areSame, doClash, splitSendable, toDraftValues, type DraftValues } from './draft-values';
import { isPassing } from './save-failure';

/** A version of the case in the server, and its values in it. */
interface Base {
  readonly version: number;
  readonly values: DraftValues;
}

/** A case that is being filled in: what the server has, what was typed since, and what is on the way. */
export interface Draft {
  readonly list: CaseListName;
  /** A page shows it; without one it only lives until it is saved. */
  readonly isOpen: boolean;
  readonly base: Base;
  readonly unsaved: Partial<DraftValues>;
  readonly sending: Partial<DraftValues> | null;
  readonly saving: 'idle' | 'running' | 'saved' | 'failed' | 'conflict';
  /** The newer version that clashes with what was typed here. */
  readonly theirs: Base | null;
  readonly submitting: 'no' | 'requested' | 'running';
  /** The last submission failed, and nobody has gone on since. */
  readonly isUnsubmitted: boolean;
  /** Why the server did not take the last change. Of what passes it stays until a change is taken. */
  readonly error: ErrorData | null;
}

interface SubmissionState {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Identifier of a case that was submitted and not yet told of. */
  readonly submitted: string | null;
}

interface Uuid {
  readonly uuid: string;
}
const initialState: SubmissionState = { drafts: {}, submitted: null };

function baseOf(subject: Case): Base {
  return { version: subject.version, values: toDraftValues(subject) };
}

function patch(
  state: SubmissionState,
  uuid: string,
  change: (draft: Draft) => Partial<Draft>,
): SubmissionState {
  const draft = state.drafts[uuid];
  if (!draft) return state;
  return { ...state, drafts: { ...state.drafts, [uuid]: { ...draft, ...change(draft) } } };
}

/** What goes to the server now; what it would refuse stays. */
function departing({ unsaved }: Draft): Pick<Draft, 'sending' | 'unsaved'> {
  const { sendable, held } = splitSendable(unsaved);
  return { sending: sendable, unsaved: held };
}

/** What was typed and did not arrive, under what was typed since. */
function unsent({ sending, unsaved }: Draft): Pick<Draft, 'sending' | 'unsaved'> {
  return { sending: null, unsaved: { ...sending, ...unsaved } };
}

/** Drafts of submissions by case. All actions name their case, so that a late answer never reaches another one. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    /** A page shows the case. What could not be saved the last time is still there. */
    draftOpened: (state, { payload }: PayloadAction<Uuid & { list: CaseListName; subject: Case }>) => {
      const { uuid, list, subject } = payload;
      if (state.drafts[uuid]) return patch(state, uuid, () => ({ isOpen: true, list }));
      const draft: Draft = {
        list,
        isOpen: true,
        base: baseOf(subject),
        unsaved: {},
        sending: null,
        saving: 'idle',
        theirs: null,
        submitting: 'no',
        isUnsubmitted: false,
        error: null,
      };
      return { ...state, drafts: { ...state.drafts, [uuid]: draft } };
    },
    draftChanged: (state, { payload }: PayloadAction<Uuid & { values: Partial<DraftValues> }>) =>
      patch(state, payload.uuid, ({ unsaved, saving, error }) => ({
        unsaved: { ...unsaved, ...payload.values },
        saving: saving === 'conflict' ? saving : 'idle',
        isUnsubmitted: false,
        error: isPassing(error) ? error : null,
      })),
    retryRequested: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, ({ saving }) => ({
        saving: saving === 'failed' ? 'idle' : saving,
        error: null,
      })),
    draftClosed: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, () => ({ isOpen: false })),
    draftDropped: (state, { payload }: PayloadAction<Uuid>) => {
      const drafts = Object.entries(state.drafts).filter(([uuid]) => uuid !== payload.uuid);
      return { ...state, drafts: Object.fromEntries(drafts) };
    },

    saveStarted: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, (draft) => ({ ...departing(draft), saving: 'running' })),
    saved: (state, { payload }: PayloadAction<Uuid & { subject: Case }>) =>
      patch(state, payload.uuid, () => ({
        sending: null,
        saving: 'saved',
        base: baseOf(payload.subject),
        error: null,
      })),
    saveFailed: (state, { payload }: PayloadAction<Uuid & { error: ErrorData }>) =>
      patch(state, payload.uuid, (draft) => ({
        ...unsent(draft),
        saving: 'failed',
        submitting: 'no',
        isUnsubmitted: draft.isUnsubmitted || draft.submitting !== 'no',
        error: payload.error,
      })),
    /** The server has a newer version: it is taken over, unless it changed what was also changed here. */
    caseArrived: (state, { payload }: PayloadAction<Uuid & { subject: Case }>) =>
      patch(state, payload.uuid, (draft) => {
        const theirs = baseOf(payload.subject);
        if (draft.sending || theirs.version <= draft.base.version) return {};
        // What is submitted is what its reader saw.
        const isUnseen = draft.submitting === 'running' && !areSame(draft.base.values, theirs.values);
        if (isUnseen || doClash(draft.unsaved, draft.base.values, theirs.values)) {
          return { theirs, saving: 'conflict', submitting: 'no', error: null };
        }
        return { base: theirs, ...(draft.submitting === 'running' && { submitting: 'requested' }) };
      }),
    /** The save was refused for a newer version; what was typed waits while that version is fetched. */
    saveOutdated: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, (draft) => ({ ...unsent(draft), error: null })),
    theirsTaken: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, ({ theirs, base }) => ({
        base: theirs ?? base,
        theirs: null,
        unsaved: {},
        saving: 'idle',
      })),
    oursKept: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, ({ theirs, base }) => ({
        base: theirs ?? base,
        theirs: null,
        saving: 'idle',
      })),

    submitRequested: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, ({ submitting }) => ({
        submitting: submitting === 'no' ? 'requested' : submitting,
        isUnsubmitted: false,
        error: null,
      })),
    submitStarted: (state, { payload }: PayloadAction<Uuid>) =>
      patch(state, payload.uuid, (draft) => ({ ...departing(draft), submitting: 'running', error: null })),
    submitted: (state, { payload }: PayloadAction<Uuid & { subject: Case }>) => ({
      ...patch(state, payload.uuid, () => ({
        sending: null,
        saving: 'saved',
        submitting: 'no',
        base: baseOf(payload.subject),
      })),
      submitted: payload.subject.identifier,
    }),
    submittedTold: (state) => ({ ...state, submitted: null }),
  },
  selectors: {
    selectDraft: (state, uuid: string) => state.drafts[uuid],
    selectSubmitted: (state) => state.submitted,
  },
});

export const submissionActions = {
  ...submissionSlice.actions,
  /** Save what is typed now: a field was left, the page is being hidden, or the network is back. */
  flushRequested: createAction<Uuid>('submission/flushRequested'),
};
export const { selectDraft, selectSubmitted } = submissionSlice.selectors;
/** A store that has this slice. */
export type SubmissionRoot = Parameters<typeof submissionSlice.selectSlice>[0];
