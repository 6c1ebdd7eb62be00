import { ChangeAction } from '@portal/shared/ui';
import { areUploading, useUploads } from '@portal/shared/uploads';
import { App, Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { recordMessages } from '../../../components/records/records.messages';
import { useUndecidedFiles } from '../../../components/records/slots/undecided-files';
import { submissionMessages } from '../submission.messages';
import { isBeingSubmitted, useDraftPart } from '../draft/draft-parts';
import { submissionActions as actions } from '../draft/submission.slice';

interface SubmitAreaProps {
  readonly uuid: string;
  /** The page finds nothing missing. */
  readonly isComplete: boolean;
  /** Opens the step of the records, where files that wait for a slot are decided. */
  onRecords(): void;
}

/** Says whether the submission is complete, with the button that submits it. */
export function SubmitArea({ uuid, isComplete, onRecords }: SubmitAreaProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const uploads = useUploads(uuid);
  const isUploading = areUploading(uploads);
  const undecided = useUndecidedFiles(uuid).files.length;
  const undecidedText = formatMessage(submissionMessages.undecided, { count: undecided });
  const warn = useUploadWarning(uuid);
  const { message } = App.useApp();
  // A file without a slot is in no upload yet: the case would go without it, or with the record that it replaces.
  const submit = () => {
    if (undecided > 0) void message.warning({ content: undecidedText, key: 'undecided' });
    else if (isUploading) warn();
    else dispatch(actions.submitRequested({ uuid }));
  };
  const running = uploads.filter(({ state }) => state === 'pending' || state === 'uploading').length;
  const isBusy = useDraftPart(uuid, isBeingSubmitted);
  const isConflict = useDraftPart(uuid, ({ save }) => save.status === 'conflict');
  return (
    <Flex vertical gap={16} align="start">
      {isComplete && undecided === 0 && (
        <Typography.Text>{formatMessage(submissionMessages.ready)}</Typography.Text>
      )}
      {isUploading && (
        <Typography.Text type="warning">
          {formatMessage(submissionMessages.uploading, { count: running })}
        </Typography.Text>
      )}
      {undecided > 0 && (
        <Flex wrap align="center">
          <Typography.Text type="warning">{undecidedText}</Typography.Text>
          <Button type="link" onClick={onRecords}>
            {formatMessage(recordMessages.belongs)}
          </Button>
        </Flex>
      )}
      <ChangeAction>
        <Button
          type="primary"
          size="large"
          loading={isBusy}
          disabled={!isComplete || isBusy || isConflict}
          onClick={submit}
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
