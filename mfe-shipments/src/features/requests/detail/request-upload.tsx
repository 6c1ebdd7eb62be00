import { uploads, type UploadItem } from '@portal/shared/uploads';
import { Button, Flex, Progress, Typography } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fileMessages, refusalMessages, slotActionMessage, uploadStateMessages } from '../files.messages';

/** A file on its way: how far it is, and how it is canceled or tried again. */
export function RequestUpload({ item, name }: { item: UploadItem; name: string }) {
  const { formatMessage } = useIntl();
  const { id, fileName, size, sent, state, refused, error } = item;
  const isFailed = state === 'failed';
  const labelOf = (action: MessageDescriptor) =>
    formatMessage(slotActionMessage, { action: formatMessage(action), slot: name });
  return (
    <Flex vertical gap={4} style={{ inlineSize: 'min(100%, 280px)' }}>
      <bdi style={{ overflowWrap: 'anywhere' }}>{fileName}</bdi>
      <Progress
        aria-label={name}
        percent={size === 0 ? 0 : Math.floor((100 * sent) / size)}
        size="small"
        status={isFailed ? 'exception' : 'normal'}
      />
      <Typography.Text type={isFailed ? 'danger' : 'secondary'}>
        {formatMessage(refused ? refusalMessages[refused] : uploadStateMessages[state])}
      </Typography.Text>
      <Flex gap={8}>
        {isFailed && !refused && error !== 'filesLocked' && (
          <Button size="small" aria-label={labelOf(fileMessages.retry)} onClick={() => uploads.retry(id)}>
            {formatMessage(fileMessages.retry)}
          </Button>
        )}
        <Button size="small" aria-label={labelOf(fileMessages.cancel)} onClick={() => uploads.cancel(id)}>
          {formatMessage(fileMessages.cancel)}
        </Button>
      </Flex>
    </Flex>
  );
}
