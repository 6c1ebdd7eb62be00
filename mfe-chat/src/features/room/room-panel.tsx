import { App, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { Composer } from './composer/composer';
import { FileDrop } from './composer/file-drop';
import { ConnectionBanner } from './connection-banner';
import { MessageLog } from './log/message-log';
import { TypingSign } from './log/typing-sign';
import { roomMessages } from './room.messages';
import { roomActions, selectRoom } from './room.slice';
import { useFillHeight } from './use-fill-height';

interface RoomPanelProps {
  readonly room: string;
  /** On its own page, and in a drawer, it fills what is left of the height; beside a case it is as high as the window allows. */
  readonly place: 'page' | 'side';
}

/** The room itself, in a height in which only the log scrolls and the composer stays in sight. */
export function RoomPanel({ room, place }: RoomPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isHeightKnown = useFillHeight(panel, place);
  useHideFailureNotice();
  return (
    <FileDrop room={room} style={place === 'page' ? IN_PAGE : AT_SIDE} ref={panel}>
      <ConnectionBanner />
      {isHeightKnown && <MessageLog room={room} />}
      <Flex vertical>
        <TypingSign />
        <Composer room={room} />
      </Flex>
    </FileDrop>
  );
}

/** What a phone has left below the page's head while its keyboard is open. */
const IN_PAGE = { minHeight: 200 };
/** Low enough that the composer is in sight below the head of a case. */
const AT_SIDE = { minHeight: 280, height: 'min(52dvh, 640px)' };

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
