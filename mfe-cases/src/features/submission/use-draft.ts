import type { Case } from '@portal/shared/contract';
import { useUnsavedInput } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CaseListName } from '../../domain/case-paths';
import { hasSendable, type DraftValues } from './draft-values';
import {
  selectDraft,
  submissionActions as actions,
  type Draft,
  type SubmissionRoot,
} from './submission.slice';

/** The draft of a case while its submission is on the page: opened with it, told of newer versions, saved on leaving. */
export function useDraft(subject: Case, list: CaseListName): Draft | undefined {
  const { uuid } = subject;
  const dispatch = useDispatch();
  const draft = useSelector((state: SubmissionRoot) => selectDraft(state, uuid));

  const open = useEffectEvent(() => dispatch(actions.draftOpened({ uuid, list, subject })));
  useEffect(() => {
    open();
    return () => {
      dispatch(actions.draftClosed({ uuid }));
    };
  }, [dispatch, uuid]);

  useEffect(() => {
    dispatch(actions.caseArrived({ uuid, subject }));
  }, [dispatch, uuid, subject]);

  useFlush(uuid);
  useUnsavedInput(draft !== undefined && (draft.saving === 'running' || hasSendable(draft.unsaved)));
  return draft;
}

/** A tab that is switched away from may never come back; a network that is back may go again. */
function useFlush(uuid: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const flush = () => void dispatch(actions.flushRequested({ uuid }));
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('online', flush);
    };
  }, [dispatch, uuid]);
}

/** The values as the reader has them: the server's, under what was typed since. */
export function shownValues({ base, sending, unsaved }: Draft): DraftValues {
  return { ...base.values, ...sending, ...unsaved };
}
