import type { Case } from '@portal/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from '@portal/shared/redux';
import type { CaseListName } from '../../../domain/case-paths';
import { selectDraft, submissionActions as actions, type SubmissionRoot } from './submission.slice';

/**
 * Opens the draft of a case while its submission is mounted, passes newer versions to it and saves it on leaving. Returns
 * whether the draft is open.
 */
export function useDraft(caseRecord: Case, list: CaseListName): boolean {
  const { uuid } = caseRecord;
  const dispatch = useDispatch();
  const isOpen = useSelector((state: SubmissionRoot) => selectDraft(state, uuid) !== undefined);

  const open = useEffectEvent(() => dispatch(actions.draftOpened({ uuid, list, caseRecord })));
  useEffect(() => {
    open();
    return () => {
      dispatch(actions.draftClosed({ uuid }));
    };
  }, [dispatch, uuid]);

  useEffect(() => {
    dispatch(actions.caseArrived({ uuid, caseRecord }));
  }, [dispatch, uuid, caseRecord]);

  useFlush(uuid);
  return isOpen;
}

/** Saves when the tab is hidden, since it may never be shown again, and when the network is back, since it may fail again. */
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
