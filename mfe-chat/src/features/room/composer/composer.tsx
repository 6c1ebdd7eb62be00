import { SendOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { LIMITS } from '@portal/shared/contract';
import { outbox } from '@portal/shared/realtime';
import { ChangeAction, visuallyHidden } from '@portal/shared/ui';
import { Button, Flex, Input } from 'antd';
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { lengthOf } from '../../../domain/outgoing-messages';
import { PendingReference } from '../reference-chip';
import { roomMessages, tooLongMessage } from '../room.messages';
import styles from '../room.module.css';
import { roomActions, selectRoom } from '../room.slice';
import { FileButtons } from './file-buttons';
import { OutgoingFile } from './outgoing-file';
import { useAttach, useChosenFiles } from './use-attach';
import { useDraft } from './use-draft';

/** Where a message is written. A blocked company sees it disabled, with the reason (SH-27). */
export function Composer({ room }: { room: string }) {
  return (
    <Flex vertical gap={8}>
      <DraftFacts room={room} />
      <ChangeAction>
        <ComposerBar room={room} />
      </ChangeAction>
    </Flex>
  );
}

/** What the next message has besides its text. */
function DraftFacts({ room }: { room: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { refers } = useSelector(selectRoom);
  const files = useChosenFiles(room);
  return (
    <>
      {refers && (
        <div>
          <PendingReference reference={refers} onClose={() => dispatch(roomActions.referenceChanged(null))} />
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.chips} aria-label={formatMessage(roomMessages.chosenFiles)}>
          {files.map((file) => (
            <OutgoingFile key={file.id} file={file} onRemove={() => outbox.detach(file.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

function ComposerBar({ room, disabled = false }: { room: string; disabled?: boolean }) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const { text, write, send, canSend } = useDraft(room);
  const attach = useAttach(room);
  const isMirrored = useDirection() === 'rtl';
  const excess = lengthOf(text) - LIMITS.chatMessageLength;

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, Enter takes its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function onPaste(event: ClipboardEvent): void {
    const { files: pasted, types } = event.clipboardData;
    const files = [...pasted];
    // What is copied from a table or a letter comes as a picture of itself too: its words are meant.
    const isFormattedText = types.includes('text/plain') && types.includes('text/html');
    if (files.length === 0 || isFormattedText) return;
    event.preventDefault();
    attach(files);
  }
  return (
    <Flex vertical gap={4}>
      <Flex gap={4} align="end">
        <FileButtons disabled={disabled} onFiles={attach} />
        <Input.TextArea
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          autoSize={{ minRows: 1, maxRows: 5 }}
          status={excess > 0 ? 'error' : ''}
          dir="auto"
          enterKeyHint="send"
          disabled={disabled}
          aria-label={formatMessage(roomMessages.compose)}
          aria-describedby={hintId}
          aria-invalid={excess > 0}
          placeholder={formatMessage(roomMessages.compose)}
        />
        <span id={hintId} style={visuallyHidden}>
          {formatMessage(roomMessages.composeHint)}
        </span>
        <Button
          type="primary"
          style={{ flexShrink: 0 }}
          icon={<SendOutlined style={isMirrored ? { transform: 'scaleX(-1)' } : {}} />}
          aria-label={formatMessage(roomMessages.send)}
          title={formatMessage(roomMessages.composeHint)}
          disabled={disabled || !canSend}
          onClick={send}
        />
      </Flex>
      {excess > 0 && (
        <span role="alert" className={styles.excess}>
          {formatMessage(tooLongMessage, { count: excess, most: LIMITS.chatMessageLength })}
        </span>
      )}
    </Flex>
  );
}
