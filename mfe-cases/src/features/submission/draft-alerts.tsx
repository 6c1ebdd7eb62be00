import { Alert, Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { submissionMessages } from './submission.messages';
import { submissionActions as actions, type Draft } from './submission.slice';

/** What keeps a draft from being saved, and the ways out. */
export function DraftAlerts({ uuid, draft }: { uuid: string; draft: Draft }) {
  if (draft.saving === 'conflict') return <ConflictAlert uuid={uuid} />;
  if (
    draft.saving === 'failed' &&
    draft.error?.code !== 'incomplete' &&
    draft.error?.code !== 'uploadsRunning'
  ) {
    return <FailureAlert uuid={uuid} reason={draft.error?.message} />;
  }
  return null;
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

function FailureAlert({ uuid, reason }: { uuid: string; reason: string | undefined }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={formatMessage(submissionMessages.failed)}
      description={reason}
      action={
        <Button onClick={() => dispatch(actions.retryRequested({ uuid }))}>
          {formatMessage(submissionMessages.retry)}
        </Button>
      }
    />
  );
}
