import type { ErrorCode } from '@portal/shared/errors';
import { errorText } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { submissionMessages } from '../submission.messages';
import { ConflictAlert } from './conflict-alert';
import { isNotSaved, useDraftPart } from './draft-parts';
import { isRetryable, submissionActions as actions, type Draft } from './submission.slice';

/** The steps of the submission show these beside what is missing. */
const SHOWN_ELSEWHERE: readonly ErrorCode[] = ['incomplete', 'uploadsRunning'];

/** Says why a draft is not saved or not submitted, and offers a way on. */
export function DraftAlerts({ uuid }: { uuid: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const trouble = useDraftPart(uuid, troubleOf);
  const error = useDraftPart(uuid, (draft) => draft.error);
  const save = useDraftPart(uuid, (draft) => draft.save);
  if (save.status === 'conflict') return <ConflictAlert uuid={uuid} conflict={save} />;
  if (trouble === 'unsaved') {
    return (
      <FailureAlert
        title={submissionMessages.failed}
        description={
          isRetryable(error) ? formatMessage(submissionMessages.retrying) : error && errorText(error, intl)
        }
        onRetry={() => dispatch(actions.retryRequested({ uuid }))}
      />
    );
  }
  // A submission is never retried automatically, so its failure stays on the page until the person acts.
  return trouble === 'unsubmitted' ? (
    <FailureAlert
      title={submissionMessages.unsubmitted}
      description={isRetryable(error) ? null : error && errorText(error, intl)}
      onRetry={() => dispatch(actions.submitRequested({ uuid }))}
    />
  ) : null;
}

function troubleOf(draft: Draft): 'unsaved' | 'unsubmitted' | null {
  if (draft.error && SHOWN_ELSEWHERE.includes(draft.error.code)) return null;
  if (isNotSaved(draft)) return 'unsaved';
  return draft.submission === 'failed' ? 'unsubmitted' : null;
}

interface FailureAlertProps {
  readonly title: MessageDescriptor;
  readonly description?: string | null | undefined;
  onRetry(): void;
}

export function FailureAlert({ title, description, onRetry }: FailureAlertProps) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={formatMessage(title)}
      description={description}
      action={<Button onClick={onRetry}>{formatMessage(submissionMessages.retry)}</Button>}
    />
  );
}
