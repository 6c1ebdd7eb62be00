import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { hasSendable, type DraftValues } from './draft-values';
import { selectDraft, type Draft, type SubmissionRoot } from './submission.slice';

/** The values as the reader has them: the server's, under what was typed since. */
export function shownValues(draft: Draft): DraftValues {
  return { ...draft.base.values, ...typedSince(draft) };
}

/** The server did not take what was typed, and has not taken it since. */
export function isNotSaved(draft: Draft): boolean {
  return draft.error !== null && hasSendable(typedSince(draft));
}

/** Something was typed that is not in the server yet. */
export function hasUnsaved({ save, unsaved }: Draft): boolean {
  return save.status === 'saving' || hasSendable(unsaved);
}

/** The case is being submitted: nothing may be typed any more. */
export function isBeingSubmitted({ save, submission }: Draft): boolean {
  return submission === 'requested' || save.status === 'submitting';
}

/** What the server is not known to have. */
function typedSince({ save, unsaved }: Draft): Partial<DraftValues> {
  return 'sending' in save ? { ...save.sending, ...unsaved } : unsaved;
}

/** A part of an open draft. A component that takes only what it shows renders when that changes, and not for each key. */
export function useDraftPart<Part>(
  uuid: string,
  select: (draft: Draft) => Part,
  isEqual?: (one: Part, other: Part) => boolean,
): Part {
  const store = useStore<SubmissionRoot>();
  const [opened] = useState(() => selectDraft(store.getState(), uuid));
  return useSelector((state: SubmissionRoot) => {
    // A draft may be saved to its end a moment before its page is gone.
    const draft = selectDraft(state, uuid) ?? opened;
    if (!draft) throw new Error(`No draft of case ${uuid} is open`);
    return select(draft);
  }, isEqual);
}
