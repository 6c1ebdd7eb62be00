import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { submissionMessages } from './submission.messages';
import { selectSubmitted, submissionActions as actions, type SubmissionRoot } from './draft/submission.slice';

/** Shows a notice that a case was submitted. Mounted outside the submission, which has left the page by then. */
export function SubmissionNotice() {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const dispatch = useDispatch();
  const identifier = useSelector((state: SubmissionRoot) => selectSubmitted(state));
  const showSubmitted = useEffectEvent((submitted: string) => {
    void message.success(formatMessage(submissionMessages.submitted, { identifier: submitted }));
    dispatch(actions.submittedTold());
  });
  useEffect(() => {
    if (identifier !== null) showSubmitted(identifier);
  }, [identifier]);
  return null;
}
