import { Button, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Outgoing } from '../../domain/outgoing';
import { Bubble } from './bubble';
import { MessageText } from './message-text';
import { roomMessages } from './room.messages';
import { roomActions } from './room.slice';
import { SentMark } from './sent-mark';

/** An own message that the server has not confirmed: on its way, or not sent and kept for a retry. */
export function OutgoingItem({ outgoing }: { outgoing: Outgoing }) {
  const { formatMessage } = useIntl();
  return (
    <Bubble
      isOwn
      sender={formatMessage(roomMessages.you)}
      at={outgoing.writtenAt}
      state={
        outgoing.state === 'sending' ? <SentMark mark="sending" /> : <NotSent clientId={outgoing.clientId} />
      }
    >
      <MessageText text={outgoing.message} />
    </Bubble>
  );
}

function NotSent({ clientId }: { clientId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <>
      <Typography.Text type="danger">{formatMessage(roomMessages.notSent)}</Typography.Text>
      <Button size="small" onClick={() => dispatch(roomActions.retryRequested({ clientId }))}>
        {formatMessage(roomMessages.retry)}
      </Button>
      <Button size="small" type="text" onClick={() => dispatch(roomActions.discarded({ clientId }))}>
        {formatMessage(roomMessages.discard)}
      </Button>
    </>
  );
}
