import type { ErrorData } from '@portal/shared/api';
import type { Case } from '@portal/shared/contract';
import { createAction, createSlice, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit';
import type { CaseListName } from '../../../domain/case-paths';
import { areSame, doClash, splitSendable, toDraftValues, type DraftValues } from './draft-values';
import { isRetryable } from './save-failure';

/** A version of the case in the server, and its values in it. */
interface Base {
  readonly version: number;
  readonly values: DraftValues;
}
type Changes = Partial<DraftValues>;

/** Where the last change is between the page and the server. */
export type SaveState =
  | { readonly status: 'idle' | 'saved' | 'failed' }
  /** `sending` is on its way; after a submission the case leaves its first status. */
  | { readonly status: 'saving' | 'submitting'; readonly sending: Changes }
  /** Somebody else changed a field that was also changed here: a person chooses between both. */
  | { readonly status: 'conflict'; readonly theirs: Base };

/** A case that is being filled in: what the server has, what was typed since, and what is on the way. */
export interface Draft {
  readonly list: CaseListName;
  /** A page shows it; without one it only lives until it is saved. */
  readonly isOpen: boolean;
  readonly base: Base;
  readonly unsaved: Changes;
  readonly save: SaveState;
  /** requested: waits for a save that is on its way; failed: the last one was refused, and nobody has gone on since. */
  readonly submission: 'none' | 'requested' | 'failed';
  /** Why the server did not take the last change. What passes by itself stays here until a change is taken. */
  readonly error: ErrorData | null;
}

interface SubmissionState {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Identifier of a case that was submitted, until its reader is told. */
  readonly submitted: string | null;
}

interface OfCase {
  readonly uuid: string;
}
type WithCase = OfCase & { readonly caseRecord: Case };
const initialState: SubmissionState = { drafts: {}, submitted: null };

function baseOf(caseRecord: Case): Base {
  return { version: caseRecord.version, values: toDraftValues(caseRecord) };
}

/** The reducer of an action about one draft. A late answer finds the draft gone and changes nothing. */
function onDraft<Payload extends OfCase>(change: (draft: Draft, payload: Payload) => Partial<Draft>) {
  return (state: WritableDraft<SubmissionState>, { payload }: PayloadAction<Payload>): void => {
    const draft = state.drafts[payload.uuid];
    if (draft) Object.assign(draft, change(draft, payload));
  };
}

/** What was sent and not taken, under what was typed since. */
function allUnsaved({ save, unsaved }: Draft): Changes {
  return 'sending' in save ? { ...save.sending, ...unsaved } : unsaved;
}

/** Typing changes nothing about what is on its way, nor about a choice that somebody has to make. */
function isOnHold({ status }: SaveState): boolean {
  return status === 'saving' || status === 'submitting' || status === 'conflict';
}

/** What can be sent is on its way; what the server would refuse stays. */
function moveToInFlight(
  { unsaved }: Draft,
  status: 'saving' | 'submitting',
): Pick<Draft, 'save' | 'unsaved'> {
  const { sendable, held } = splitSendable(unsaved);
  return { save: { status, sending: sendable }, unsaved: held };
}

/** A newer version is built upon, unless it changed what was also changed here. */
function takeNewer({ base, unsaved, save, submission }: Draft, theirs: Base): Partial<Draft> {
  if (doClash(unsaved, base.values, theirs.values)) return conflictWith(theirs, submission);
  return { base: theirs, save: save.status === 'conflict' ? { status: 'idle' } : save };
}

function conflictWith(theirs: Base, submission: Draft['submission']): Partial<Draft> {
  return {
    save: { status: 'conflict', theirs },
    submission: submission === 'requested' ? 'none' : submission,
    error: null,
  };
}

/** Drafts of submissions by case. All actions name their case, so that a late answer never reaches another one. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    /** A page shows the case. What could not be saved the last time is still there. */
    draftOpened: (state, { payload }: PayloadAction<WithCase & { list: CaseListName }>) => {
      const { uuid, list, caseRecord } = payload;
      const fresh: Draft = {
        list,
        isOpen: true,
        base: baseOf(caseRecord),
        unsaved: {},
        save: { status: 'idle' },
        submission: 'none',
        error: null,
      };
      Object.assign(state.drafts, { [uuid]: { ...fresh, ...state.drafts[uuid], list, isOpen: true } });
    },
    draftChanged: onDraft(
      ({ unsaved, save, submission, error }, { values }: OfCase & { values: Changes }) => ({
        unsaved: { ...unsaved, ...values },
        save: isOnHold(save) ? save : { status: 'idle' },
        submission: submission === 'failed' ? 'none' : submission,
        error: isRetryable(error) ? error : null,
      }),
    ),
    retryRequested: onDraft(({ save }) => ({
      save: save.status === 'failed' ? { status: 'idle' } : save,
      error: null,
    })),
    draftClosed: onDraft(() => ({ isOpen: false })),
    draftDropped: ({ drafts }, { payload }: PayloadAction<OfCase>) => {
      Reflect.deleteProperty(drafts, payload.uuid);
    },

    saveStarted: onDraft((draft) => moveToInFlight(draft, 'saving')),
    saved: onDraft((_draft, { caseRecord }: WithCase) => ({
      base: baseOf(caseRecord),
      save: { status: 'saved' },
      error: null,
    })),
    saveFailed: onDraft((draft, { error }: OfCase & { error: ErrorData }) => {
      const isSubmission = draft.submission !== 'none' || draft.save.status === 'submitting';
      return {
        unsaved: allUnsaved(draft),
        save: { status: 'failed' },
        submission: isSubmission ? 'failed' : 'none',
        error,
      };
    }),
    /** The page was told of the case; while a change is on its way its answer says what the case then is. */
    caseArrived: onDraft((draft, { caseRecord }: WithCase) => {
      const theirs = baseOf(caseRecord);
      const isNewer = !('sending' in draft.save) && theirs.version > draft.base.version;
      return isNewer ? takeNewer(draft, theirs) : {};
    }),
    /** The server refused a change because it has this newer version. What was to be submitted is what its reader saw. */
    saveOutdated: onDraft((draft, { caseRecord }: WithCase) => {
      const theirs = baseOf(caseRecord);
      const restored: Draft = { ...draft, unsaved: allUnsaved(draft), save: { status: 'idle' }, error: null };
      if (draft.save.status !== 'submitting') return { ...restored, ...takeNewer(restored, theirs) };
      if (!areSame(draft.base.values, theirs.values)) return { ...restored, ...conflictWith(theirs, 'none') };
      return { ...restored, base: theirs, submission: 'requested' };
    }),
    theirsTaken: onDraft(({ save, base }) => ({
      base: save.status === 'conflict' ? save.theirs : base,
      unsaved: {},
      save: { status: 'idle' },
    })),
    oursKept: onDraft(({ save, base }) => ({
      base: save.status === 'conflict' ? save.theirs : base,
      save: { status: 'idle' },
    })),

    submitRequested: onDraft(({ save, submission }) => ({
      submission: save.status === 'submitting' ? submission : 'requested',
      error: null,
    })),
    submitStarted: onDraft((draft) => ({
      ...moveToInFlight(draft, 'submitting'),
      submission: 'none',
      error: null,
    })),
    submitted: (state, { payload }: PayloadAction<WithCase>) => {
      const { uuid, caseRecord } = payload;
      const draft = state.drafts[uuid];
      if (draft) Object.assign(draft, { base: baseOf(caseRecord), save: { status: 'saved' } });
      state.submitted = caseRecord.identifier;
    },
    submittedTold: (state) => {
      state.submitted = null;
    },
  },
  selectors: {
    selectDraft: (state, uuid: string) => state.drafts[uuid],
    selectSubmitted: (state) => state.submitted,
  },
});

export const submissionActions = {
  ...submissionSlice.actions,
  /** Save what is typed now: a field was left, the page is being hidden, or the network is back. */
  flushRequested: createAction<OfCase>('submission/flushRequested'),
};
export const { selectDraft, selectSubmitted } = submissionSlice.selectors;
/** A store that has this slice. */
export type SubmissionRoot = Parameters<typeof submissionSlice.selectSlice>[0];
