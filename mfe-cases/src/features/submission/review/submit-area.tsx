import { ChangeAction } from '@portal/shared/ui';
import { areUploading, useUploads } from '@portal/shared/uploads';
import { App, Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { submissionMessages } from '../submission.messages';
import { isBeingSubmitted, useDraftPart } from '../draft/draft-parts';
import { submissionActions as actions } from '../draft/submission.slice';

interface SubmitAreaProps {
  readonly uuid: string;
  /** The page finds nothing missing. */
  readonly isComplete: boolean;
}

/** Says whether the submission is complete, with the button that submits it. */
export function SubmitArea({ uuid, isComplete }: SubmitAreaProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const warn = useUploadWarning(uuid);
  const uploads = useUploads(uuid);
  const isUploading = areUploading(uploads);
  const running = uploads.filter(({ state }) => state === 'pending' || state === 'uploading').length;
  const isBusy = useDraftPart(uuid, isBeingSubmitted);
  const isConflict = useDraftPart(uuid, ({ save }) => save.status === 'conflict');
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
          disabled={!isComplete || isBusy || isConflict}
          onClick={() => (isUploading ? warn() : dispatch(actions.submitRequested({ uuid })))}
        >
          {formatMessage(submissionMessages.submit)}
        </Button>
      </ChangeAction>
    </Flex>
  );
}

/**
 * Warns that records are still being uploaded: when the button is pressed, or when the server refuses for that reason
 * (CA-22).
 */
function useUploadWarning(uuid: string): () => void {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const error = useDraftPart(uuid, (draft) => draft.error);
  const warn = () =>
    void message.warning({ content: formatMessage(submissionMessages.waitForUploads), key: 'uploads' });
  const onError = useEffectEvent(warn);
  useEffect(() => {
    if (error?.code === 'uploadsRunning') onError();
  }, [error]);
  return warn;
}
