import { outbox, type OutboxMessage } from '@portal/shared/realtime';
import { failureTexts } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import type { TimelineRow } from '../../../domain/timeline';
import { OutgoingFile } from '../composer/outgoing-file';
import { isFileRefusal, useFileRefusal } from '../composer/use-file-refusal';
import { PendingReference } from '../reference-chip';
import { roomMessages } from '../room.messages';
import styles from '../room.module.css';
import { roomActions, selectRoom } from '../room.slice';
import { Bubble } from './bubble';
import { MessageText } from './message-text';
import { SentMark } from './sent-mark';

/** An own message that the server does not have: it goes by itself, or was refused and says why. */
export function OutgoingItem({ row }: { row: Extract<TimelineRow, { kind: 'outgoing' }> }) {
  const { formatMessage } = useIntl();
  const { outgoing, key, isFirst, isLast } = row;
  return (
    <Bubble
      rowKey={key}
      isOwn
      isFirst={isFirst}
      isLast={isLast}
      sender={formatMessage(roomMessages.you)}
      at={outgoing.writtenAt}
      state={!outgoing.refused && <SentMark mark="sending" />}
    >
      {outgoing.refers && <PendingReference reference={outgoing.refers} />}
      {outgoing.files.length > 0 && (
        <ul className={styles.chips}>
          {outgoing.files.map((file) => (
            <OutgoingFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      {outgoing.message !== '' && <MessageText text={outgoing.message} />}
      {outgoing.refused && <NotSent outgoing={outgoing} />}
    </Bubble>
  );
}

function NotSent({ outgoing }: { outgoing: OutboxMessage }) {
  const { formatMessage } = useIntl();
  const reason = useReason(outgoing);
  const dispatch = useDispatch();
  const { draft } = useSelector(selectRoom);
  const editAgain = () => {
    const texts = [draft, outgoing.message].filter((text) => text.trim() !== '');
    dispatch(roomActions.draftChanged(texts.join('\n')));
    if (outgoing.refers) dispatch(roomActions.referenceChanged(outgoing.refers));
    outbox.withdraw(outgoing.clientId);
  };
  return (
    <Flex vertical gap={4} role="alert">
      <Typography.Text type="danger">
        {formatMessage(roomMessages.notSent)} {reason}
      </Typography.Text>
      <Flex gap={8} wrap>
        <Button size="small" onClick={editAgain}>
          {formatMessage(roomMessages.editAgain)}
        </Button>
        <Button size="small" type="text" onClick={() => outbox.discard(outgoing.clientId)}>
          {formatMessage(roomMessages.discard)}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Why it was refused: of a file, its own reason. */
function useReason({ refused, files }: OutboxMessage): string {
  const intl = useIntl();
  const reasonOf = useFileRefusal();
  const file = files.find((one) => one.refused);
  if (file && isFileRefusal(file)) return reasonOf(file);
  return refused ? failureTexts(refused, intl).join(' ') : '';
}
