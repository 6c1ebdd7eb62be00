import { PAGES } from '@portal/shared/contract';
import { useDispatch, useSelector, useStore } from '@portal/shared/redux';
import { matchPath, useLocation } from '@portal/shared/router';
import { errorText, useInputBeingSaved } from '@portal/shared/ui';
import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { hasUnsaved } from './draft/draft-parts';
import {
  selectDraft,
  selectSubmitted,
  selectUnsettled,
  submissionActions as actions,
  type SubmissionRoot,
  type Unsettled,
} from './draft/submission.slice';
import { submissionMessages } from './submission.messages';

/** Says what became of a submission that has left the page by then, and holds back who leaves a case with unsaved changes. */
export function SubmissionNotice() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { message } = App.useApp();
  const dispatch = useDispatch();
  const identifier = useSelector(selectSubmitted);
  const unsettled = useSelector(selectUnsettled);
  useUnsavedDraft();
  const showSubmitted = useEffectEvent((submitted: string) => {
    void message.success(formatMessage(submissionMessages.submitted, { identifier: submitted }));
    dispatch(actions.submittedTold());
  });
  useEffect(() => {
    if (identifier !== null) showSubmitted(identifier);
  }, [identifier]);
  const showUnsettled = useEffectEvent(({ error, isSubmission, ...values }: Unsettled) => {
    const reason = error ? errorText(error, intl) : formatMessage(submissionMessages.conflict);
    const { leftUnsubmitted, leftUnsaved } = submissionMessages;
    void message.warning(formatMessage(isSubmission ? leftUnsubmitted : leftUnsaved, { ...values, reason }));
    dispatch(actions.unsettledTold());
  });
  useEffect(() => {
    if (unsettled) showUnsettled(unsettled);
  }, [unsettled]);
  return null;
}

/** Of the case on the page, whichever of its tabs is open: with the submission's own tab its draft is closed. */
function useUnsavedDraft(): void {
  const uuid = matchPath(PAGES.case, useLocation().pathname)?.params.caseId ?? '';
  const store = useStore<SubmissionRoot>();
  const isUnsaved = useSelector((state: SubmissionRoot) => {
    const draft = selectDraft(state, uuid);
    return draft !== undefined && hasUnsaved(draft);
  });
  useInputBeingSaved(isUnsaved, () => {
    store.dispatch(actions.flushRequested({ uuid }));
    return whenSaved(store, uuid);
  });
}

type DraftStore = ReturnType<typeof useStore<SubmissionRoot>>;

/** Ends when the server has all of a draft, or when a save has failed. */
function whenSaved(store: DraftStore, uuid: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(check);
    check();
    function check(): void {
      const draft = selectDraft(store.getState(), uuid);
      const hasFailed = draft?.save.status === 'failed' || draft?.save.status === 'conflict';
      if (draft && hasUnsaved(draft) && !hasFailed) return;
      stop();
      resolve();
    }
  });
}
