import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { roomMessages } from '../room.messages';
import { roomActions, selectRoom } from '../room.slice';

/** The start of the log while there is more before it; scrolling up loads it too, this works without scrolling. */
export function EarlierMessages() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { hasMore, older } = useSelector(selectRoom);
  if (!hasMore) return null;
  return (
    <Flex vertical align="center" gap={4}>
      {older === 'failed' && (
        <Typography.Text type="danger" role="alert">
          {formatMessage(roomMessages.earlierFailed)}
        </Typography.Text>
      )}
      <Button
        type="text"
        loading={older === 'loading'}
        onClick={() => dispatch(roomActions.olderRequested())}
      >
        {formatMessage(roomMessages.loadEarlier)}
      </Button>
    </Flex>
  );
}
