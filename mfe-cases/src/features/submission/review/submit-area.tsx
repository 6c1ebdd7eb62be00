import { ChangeAction } from '@portal/shared/ui';
import { areUploading, useUploads } from '@portal/shared/uploads';
import { App, Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { useKeptFiles } from '../../../components/records/slots/kept-files';
import { submissionMessages } from '../submission.messages';
import { isBeingSubmitted, useDraftPart } from '../draft/draft-parts';
import { submissionActions as actions } from '../draft/submission.slice';

interface SubmitAreaProps {
  readonly uuid: string;
  /** The page finds nothing missing. */
  readonly isComplete: boolean;
  /** Opens the step of the records, where files are decided that are in no slot. */
  onRecords(): void;
}

/** Says whether the submission is complete, with the button that submits it. */
export function SubmitArea({ uuid, isComplete, onRecords }: SubmitAreaProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const uploads = useUploads(uuid);
  const { checking, ...kept } = useKeptFiles(uuid).kept;
  const coming = uploads.filter((item) => areUploading([item])).length + checking.length;
  const failed = uploads.filter(({ state }) => state === 'failed').map(({ assetType }) => assetType);
  const undecided = kept.undecided.length;
  const refused = new Set([...failed, ...Object.keys(kept.refusals)]).size;
  // The case would go without such a file, or with the record that it replaces.
  const open = [
    ...(undecided > 0 ? [formatMessage(submissionMessages.undecided, { count: undecided })] : []),
    ...(refused > 0 ? [formatMessage(submissionMessages.notUploaded, { count: refused })] : []),
  ];
  const warn = useUploadWarning(uuid);
  const { message } = App.useApp();
  const submit = () => {
    if (open[0]) void message.warning({ content: open[0], key: 'open' });
    else if (coming > 0) warn();
    else dispatch(actions.submitRequested({ uuid }));
  };
  const isBusy = useDraftPart(uuid, isBeingSubmitted);
  const isConflict = useDraftPart(uuid, ({ save }) => save.status === 'conflict');
  return (
    <Flex vertical gap={16} align="start">
      {isComplete && open.length === 0 && (
        <Typography.Text>{formatMessage(submissionMessages.ready)}</Typography.Text>
      )}
      {coming > 0 && (
        <Typography.Text type="warning">
          {formatMessage(submissionMessages.uploading, { count: coming })}
        </Typography.Text>
      )}
      {open.map((text) => (
        <Typography.Text key={text} type="warning">
          {text}
        </Typography.Text>
      ))}
      {open.length > 0 && (
        <Button onClick={onRecords}>{formatMessage(submissionMessages.openRecords)}</Button>
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
