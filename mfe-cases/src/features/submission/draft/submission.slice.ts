import type { ErrorData } from '@portal/shared/api';
import type { Case, LastPrescription, ProductId } from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import { createAction, createSlice, type PayloadAction, type WritableDraft } from '@portal/shared/redux';
import type { CaseListName } from '../../../domain/case-paths';
import { clashesOf, merge, type Versions } from './draft-merge';
import {
  hasSendable,
  splitSendable,
  toDraftValues,
  withLostChoices,
  withoutChosen,
  withoutHabits,
  type DraftValues,
} from './draft-values';

/** A version of the case in the server, with its values. */
interface Base {
  readonly version: number;
  /** The treatment is planned already. */
  readonly withTs: boolean;
  readonly values: DraftValues;
}
type Changes = Partial<DraftValues>;

/** State of the last save. */
export type SaveState =
  | { readonly status: 'idle' | 'saved' | 'failed' }
  /** `sending` holds the changes of the running call. */
  | { readonly status: 'saving' | 'submitting'; readonly sending: Changes }
  | Conflict;

/** Somebody else changed the same, or what was being submitted, and the person has to choose one of the two versions. */
export interface Conflict {
  readonly status: 'conflict';
  readonly theirs: Base;
  readonly isSubmission: boolean;
}

/** A case that is being filled in: the server's version, the unsaved changes, and the state of save and submission. */
export interface Draft {
  readonly list: CaseListName;
  readonly identifier: string;
  /** Whether a page shows the draft. A closed draft is removed once it is saved. */
  readonly isOpen: boolean;
  /** Whether the person has changed something: whoever only looks makes no answers of presets. */
  readonly isEdited: boolean;
  /** What the prescription begins with for the product; null until it is known. */
  readonly presets: LastPrescription | null;
  readonly base: Base;
  readonly unsaved: Changes;
  /** What each product had when another was chosen: a wrong press on a product takes nothing away for good. */
  readonly left: Partial<Record<ProductId, DraftValues>>;
  readonly save: SaveState;
  /** requested: starts after the running save. failed: the last submission failed, and nothing was changed since. */
  readonly submission: 'none' | 'requested' | 'failed';
  /** Why the last save failed. A temporary error stays until a save succeeds. */
  readonly error: ErrorData | null;
}

/** Changes, or a submission, that did not reach the server and whose page is gone. Without an error somebody else changed the case. */
export interface Unsettled extends Pick<Draft, 'identifier' | 'error'> {
  readonly isSubmission: boolean;
}

interface SubmissionState {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Identifier of a submitted case, until the notice about it is shown. */
  readonly submitted: string | null;
  /** Until the notice about it is shown. */
  readonly unsettled: Unsettled | null;
}

interface OfCase {
  readonly uuid: string;
}
type WithCase = OfCase & { readonly caseRecord: Case };
const initialState: SubmissionState = { drafts: {}, submitted: null, unsettled: null };

/** A token that has grown old is renewed; where the session is over instead, the page ends with it, and so do the tries. */
const RETRYABLE: readonly ErrorCode[] = [
  'network',
  'unavailable',
  'busy',
  'unreadable',
  'internal',
  'sessionExpired',
];

/** Whether the server may take the same change a little later. */
export function isRetryable(error: ErrorData | null): boolean {
  return error !== null && RETRYABLE.includes(error.code);
}

function baseOf(caseRecord: Case): Base {
  const { version, withTs } = caseRecord;
  return { version, withTs, values: toDraftValues(caseRecord) };
}

/** Makes the reducer of an action about one draft. Does nothing when the draft is gone, as after a late reply. */
function onDraft<Payload extends OfCase>(change: (draft: Draft, payload: Payload) => Partial<Draft>) {
  return (state: WritableDraft<SubmissionState>, { payload }: PayloadAction<Payload>): void => {
    const draft = state.drafts[payload.uuid];
    if (draft) Object.assign(draft, change(draft, payload));
  };
}

/** The changes of a failed call, with what was typed since on top. */
function allUnsaved({ save, unsaved }: Draft): Changes {
  return 'sending' in save ? { ...save.sending, ...unsaved } : unsaved;
}

/** Typing does not change the state of a running call, nor of a conflict that waits for a decision. */
function isOnHold({ status }: SaveState): boolean {
  return status === 'saving' || status === 'submitting' || status === 'conflict';
}

/** Moves the changes that the server accepts into the running call. Emptied required fields stay unsaved. */
function moveToInFlight(
  { unsaved }: Draft,
  status: 'saving' | 'submitting',
): Pick<Draft, 'save' | 'unsaved'> {
  const { sendable, held } = splitSendable(unsaved);
  return { save: { status, sending: sendable }, unsaved: held };
}

/**
 * Takes over a newer version as the base, or reports a conflict when it changed what was also changed here, or what is being submitted. A
 * conflict ends a submission. An open page shows it; when that is gone, the submission has failed.
 */
function takeNewer(draft: Draft, theirs: Base): Partial<Draft> {
  const { save, submission, isOpen } = draft;
  const isRequested = submission === 'requested';
  const isSubmission = isRequested || (save.status === 'conflict' && save.isSubmission);
  const versions = versionsOf(draft, theirs, isSubmission);
  if (clashesOf(versions).length === 0)
    return {
      base: theirs,
      unsaved: merge(versions, 'theirs'),
      save: save.status === 'conflict' ? { status: 'idle' } : save,
    };
  return {
    save: { status: 'conflict', theirs, isSubmission },
    submission: isRequested ? (isOpen ? 'none' : 'failed') : submission,
    error: null,
  };
}

export function versionsOf(draft: Draft, theirs: Base, isSubmission: boolean): Versions {
  const { base, presets } = draft;
  return { base: base.values, unsaved: allUnsaved(draft), theirs: theirs.values, isSubmission, presets };
}

/** Ends a conflict; what did not clash is kept of both. */
function settleFor(winner: 'ours' | 'theirs') {
  return onDraft((draft): Partial<Draft> => {
    const { save } = draft;
    if (save.status !== 'conflict') return {};
    const unsaved = merge(versionsOf(draft, save.theirs, save.isSubmission), winner);
    return { base: save.theirs, unsaved, save: { status: 'idle' } };
  });
}

/** Drafts of submissions by case. Every action names its case, so that a late reply cannot reach another draft. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    /** A page shows the case. Changes that an earlier visit could not save are still in the draft. */
    draftOpened: (state, { payload }: PayloadAction<WithCase & { list: CaseListName }>) => {
      const { uuid, list, caseRecord } = payload;
      const fresh: Draft = {
        list,
        identifier: caseRecord.identifier,
        isOpen: true,
        isEdited: false,
        presets: null,
        base: baseOf(caseRecord),
        unsaved: {},
        left: {},
        save: { status: 'idle' },
        submission: 'none',
        error: null,
      };
      Object.assign(state.drafts, { [uuid]: { ...fresh, ...state.drafts[uuid], list, isOpen: true } });
    },
    presetsArrived: onDraft((_draft, { presets }: OfCase & Pick<Draft, 'presets'>) => ({ presets })),
    draftChanged: onDraft((draft, { values }: OfCase & { values: Changes }) => {
      const { unsaved, save, submission, error, left, presets } = draft;
      const shown = { ...draft.base.values, ...allUnsaved(draft) };
      const { productId } = values;
      return {
        isEdited: true,
        unsaved: {
          ...unsaved,
          ...withLostChoices(values, withoutHabits(shown, presets), productId && left[productId]),
        },
        left: productId
          ? { ...left, [shown.productId]: shown }
          : withoutChosen(left, shown.productId, values),
        save: isOnHold(save) ? save : { status: 'idle' },
        submission: submission === 'failed' ? 'none' : submission,
        error: isRetryable(error) ? error : null,
      };
    }),
    retryRequested: onDraft(({ save }) => ({
      save: save.status === 'failed' ? { status: 'idle' } : save,
      error: null,
    })),
    /** What the page has told of a failed submission is not told again. */
    draftClosed: onDraft(({ submission }) => ({
      isOpen: false,
      submission: submission === 'failed' ? 'none' : submission,
    })),
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
    /** The page has fetched the case. Ignored during a save, whose reply brings the newest version anyway. */
    caseArrived: onDraft((draft, { caseRecord }: WithCase) => {
      const { save, base } = draft;
      const theirs = baseOf(caseRecord);
      const known = save.status === 'conflict' ? save.theirs : base;
      return !('sending' in save) && theirs.version > known.version ? takeNewer(draft, theirs) : {};
    }),
    /** The server has a newer version. A running submission is repeated only if that version has the values the person saw. */
    saveOutdated: onDraft((draft, { caseRecord }: WithCase) => {
      const restored: Draft = {
        ...draft,
        unsaved: allUnsaved(draft),
        save: { status: 'idle' },
        submission: draft.save.status === 'submitting' ? 'requested' : draft.submission,
        error: null,
      };
      const taken: Draft = { ...restored, ...takeNewer(restored, baseOf(caseRecord)) };
      // The newer version is their own when only the reply to an earlier save was lost.
      const isSaved = taken.save.status === 'idle' && !hasSendable(taken.unsaved);
      return isSaved ? { ...taken, save: { status: 'saved' } } : taken;
    }),
    theirsTaken: settleFor('theirs'),
    oursKept: settleFor('ours'),

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
    leftUnsettled: (state, { payload }: PayloadAction<Unsettled>) => {
      Object.assign(state, { unsettled: payload });
    },
    unsettledTold: (state) => {
      state.unsettled = null;
    },
  },
  selectors: {
    selectDraft: (state, uuid: string) => state.drafts[uuid],
    selectSubmitted: (state) => state.submitted,
    selectUnsettled: (state) => state.unsettled,
  },
});

export const submissionActions = {
  ...submissionSlice.actions,
  /** Saves at once: when a field loses the focus, the page is hidden, or the network is back. */
  flushRequested: createAction<OfCase>('submission/flushRequested'),
};
export const { selectDraft, selectSubmitted, selectUnsettled } = submissionSlice.selectors;
export type SubmissionRoot = Parameters<typeof submissionSlice.selectSlice>[0];
