import { Alert, Button, Flex } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { isNotSaved, isPassing, isShownElsewhere } from './save-failure';
import { submissionMessages } from './submission.messages';
import { submissionActions as actions, type Draft } from './submission.slice';

/** What keeps a draft from being saved, and the ways out. */
export function DraftAlerts({ uuid, draft }: { uuid: string; draft: Draft }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { saving, error, isUnsubmitted } = draft;
  if (saving === 'conflict') return <ConflictAlert uuid={uuid} />;
  if (isShownElsewhere(error)) return null;
  if (isNotSaved(draft)) {
    return (
      <FailureAlert
        title={submissionMessages.failed}
        description={isPassing(error) ? formatMessage(submissionMessages.retrying) : error?.message}
        onRetry={() => dispatch(actions.retryRequested({ uuid }))}
      />
    );
  }
  // Nothing is submitted by itself, so that a failed submission is told of until somebody goes on.
  return isUnsubmitted ? (
    <FailureAlert
      title={submissionMessages.unsubmitted}
      description={isPassing(error) ? null : error?.message}
      onRetry={() => dispatch(actions.submitRequested({ uuid }))}
    />
  ) : null;
}

function ConflictAlert({ uuid }: { uuid: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={formatMessage(submissionMessages.conflict)}
      description={
        <Flex vertical gap={8}>
          {formatMessage(submissionMessages.conflictHint)}
          <Flex wrap gap={8}>
            <Button type="primary" onClick={() => dispatch(actions.theirsTaken({ uuid }))}>
              {formatMessage(submissionMessages.loadTheirs)}
            </Button>
            <Button onClick={() => dispatch(actions.oursKept({ uuid }))}>
              {formatMessage(submissionMessages.keepOurs)}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}

interface FailureAlertProps {
  readonly title: MessageDescriptor;
  readonly description: string | null | undefined;
  onRetry(): void;
}

function FailureAlert({ title, description, onRetry }: FailureAlertProps) {
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
