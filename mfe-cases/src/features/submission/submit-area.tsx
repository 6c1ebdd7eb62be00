import { ChangeAction } from '@portal/shared/ui';
import { areUploading, useUploads } from '@portal/shared/uploads';
import { App, Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { submissionMessages } from './submission.messages';
import { submissionActions as actions, type Draft } from './submission.slice';

interface SubmitAreaProps {
  readonly uuid: string;
  readonly draft: Draft;
  /** Nothing that this page knows of is missing. */
  readonly isComplete: boolean;
}

/** The end of the submission: whether it is ready, and the button. */
export function SubmitArea({ uuid, draft, isComplete }: SubmitAreaProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const warn = useUploadWarning(draft);
  const uploads = useUploads(uuid);
  const isUploading = areUploading(uploads);
  const running = uploads.filter(({ state }) => state === 'pending' || state === 'uploading').length;
  const isBusy = draft.submitting !== 'no';
  return (
    <Flex vertical gap={16} align="start">
      {isComplete && <Typography.Text>{formatMessage(submissionMessages.ready)}</Typography.Text>}
      {isUploading && (
        <Typography.Text type="warning">
          {formatMessage(submissionMessages.uploading, { count: running })}
        </Typography.Text>
      )}
      <ChangeAction>
        <Button
          type="primary"
          size="large"
          loading={isBusy}
          disabled={!isComplete || isBusy || draft.saving === 'conflict'}
          onClick={() => (isUploading ? warn() : dispatch(actions.submitRequested({ uuid })))}
        >
          {formatMessage(submissionMessages.submit)}
        </Button>
      </ChangeAction>
    </Flex>
  );
}

/** Warns that records are still on their way: on a click, and when it was the server that said so (CA-22). */
function useUploadWarning({ error }: Draft): () => void {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const warn = () =>
    void message.warning({ content: formatMessage(submissionMessages.waitForUploads), key: 'uploads' });
  const onError = useEffectEvent(warn);
  useEffect(() => {
    if (error?.code === 'uploadsRunning') onError();
  }, [error]);
  return warn;
}
