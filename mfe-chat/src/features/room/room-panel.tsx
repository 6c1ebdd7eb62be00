import { Alert, App, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import { roomMessages } from './room.messages';
import { roomActions, selectRoom } from './room.slice';
import { useFillHeight } from './use-fill-height';

/** The room itself: fills the page down to its end, so that only the log scrolls and the composer stays in sight. */
export function RoomPanel({ room }: { room: string }) {
  const { formatMessage } = useIntl();
  const { connected } = useSelector(selectRoom);
  const panel = useRef<HTMLDivElement>(null);
  const isFilled = useFillHeight(panel);
  useHideFailureNotice();
  return (
    <Flex ref={panel} vertical gap={8} style={{ minHeight: 280 }}>
      {!connected && (
        <Alert type="warning" showIcon banner title={formatMessage(roomMessages.disconnected)} />
      )}
      {isFilled && <MessageLog />}
      <Composer room={room} />
    </Flex>
  );
}

function useHideFailureNotice(): void {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const dispatch = useDispatch();
  const { hideFailed } = useSelector(selectRoom);
  useEffect(() => {
    if (!hideFailed) return;
    void message.error(formatMessage(roomMessages.hideFailed));
    dispatch(roomActions.hideFailureTold());
  }, [hideFailed, message, formatMessage, dispatch]);
}
