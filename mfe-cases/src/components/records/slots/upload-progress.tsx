import { uploads, type UploadItem } from '@portal/shared/uploads';
import { Button, Flex, Progress, Typography } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { FileName } from '../file-parts';
import { recordMessages } from '../records.messages';

const STATES: Record<UploadItem['state'], MessageDescriptor> = {
  pending: recordMessages.waiting,
  uploading: recordMessages.uploading,
  failed: recordMessages.failed,
  done: recordMessages.uploaded,
  discarded: recordMessages.cancel,
};

interface UploadProgressProps {
  readonly item: UploadItem;
  readonly name: string;
  /** Triangles of a scan, known once its file has been read. */
  readonly triangles: number | undefined;
}

/** Progress of an upload, with buttons to cancel it and, after a failure, to retry. */
export function UploadProgress({ item, name, triangles }: UploadProgressProps) {
  const { formatMessage } = useIntl();
  const isFailed = item.state === 'failed';
  const nameOf = (action: MessageDescriptor) =>
    formatMessage(recordMessages.chooseFor, { action: formatMessage(action), slot: name });
  return (
    <Flex vertical gap={4}>
      <Flex wrap gap="0 8px">
        <FileName name={item.fileName} />
        {triangles !== undefined && (
          <Typography.Text type="secondary">
            {formatMessage(recordMessages.triangles, { count: triangles })}
          </Typography.Text>
        )}
      </Flex>
      <Progress
        aria-label={name}
        percent={item.size === 0 ? 0 : Math.floor((100 * item.sent) / item.size)}
        size="small"
        status={isFailed ? 'exception' : 'normal'}
      />
      <Typography.Text type={isFailed ? 'danger' : 'secondary'}>
        {formatMessage(STATES[item.state])}
      </Typography.Text>
      {item.state !== 'done' && (
        <Flex gap={8} wrap>
          {isFailed && item.error !== 'filesLocked' && (
            <Button
              size="small"
              aria-label={nameOf(recordMessages.retry)}
              onClick={() => uploads.retry(item.id)}
            >
              {formatMessage(recordMessages.retry)}
            </Button>
          )}
          <Button
            size="small"
            aria-label={nameOf(isFailed ? recordMessages.leaveOut : recordMessages.cancel)}
            onClick={() => uploads.cancel(item.id)}
          >
            {formatMessage(isFailed ? recordMessages.leaveOut : recordMessages.cancel)}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
