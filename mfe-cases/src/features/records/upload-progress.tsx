import { uploads, type UploadItem } from '@portal/shared/uploads';
import { Button, Flex, Progress, Typography } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { FileName } from './file-name';
import { recordMessages } from './records.messages';

const STATES: Record<UploadItem['state'], MessageDescriptor> = {
  pending: recordMessages.waiting,
  uploading: recordMessages.uploading,
  failed: recordMessages.failed,
  done: recordMessages.uploaded,
  discarded: recordMessages.cancel,
};

/** A file on its way: how far, and what can be done about it. */
export function UploadProgress({ item, name }: { item: UploadItem; name: string }) {
  const { formatMessage } = useIntl();
  const isFailed = item.state === 'failed';
  const nameOf = (action: MessageDescriptor) =>
    formatMessage(recordMessages.chooseFor, { action: formatMessage(action), slot: name });
  return (
    <Flex vertical gap={4}>
      <FileName name={item.fileName} />
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
          {isFailed && (
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
            aria-label={nameOf(recordMessages.cancel)}
            onClick={() => uploads.cancel(item.id)}
          >
            {formatMessage(recordMessages.cancel)}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
