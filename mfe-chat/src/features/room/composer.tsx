import { SendOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { LIMITS } from '@portal/shared/contract';
import { ChangeAction, visuallyHidden } from '@portal/shared/ui';
import { Button, Flex, Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { storeDraft, readDraft } from './stored-drafts';
import { roomMessages } from './room.messages';
import { roomActions } from './room.slice';

/** Where a message is written. A blocked company sees it disabled, with the reason (SH-27). */
export function Composer({ room }: { room: string }) {
  return (
    <Flex vertical>
      <ChangeAction>
        <ComposerBar room={room} />
      </ChangeAction>
    </Flex>
  );
}

function ComposerBar({ room, disabled = false }: { room: string; disabled?: boolean }) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const { text, write, send } = useDraft(room);
  const isMirrored = useDirection() === 'rtl';

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, Enter takes its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <Flex gap={8} align="end">
      <Input.TextArea
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        autoSize={{ minRows: 1, maxRows: 5 }}
        maxLength={LIMITS.chatMessageLength}
        showCount={text.length > LIMITS.chatMessageLength * 0.9}
        dir="auto"
        disabled={disabled}
        aria-label={formatMessage(roomMessages.compose)}
        aria-describedby={hintId}
        placeholder={formatMessage(roomMessages.compose)}
      />
      <span id={hintId} style={visuallyHidden}>
        {formatMessage(roomMessages.composeHint)}
      </span>
      <Button
        type="primary"
        icon={<SendOutlined style={isMirrored ? { transform: 'scaleX(-1)' } : {}} />}
        aria-label={formatMessage(roomMessages.send)}
        title={formatMessage(roomMessages.composeHint)}
        disabled={disabled || text.trim() === ''}
        onClick={send}
      />
    </Flex>
  );
}

/** What is being written, kept per room in this tab. */
function useDraft(room: string) {
  const dispatch = useDispatch();
  const [text, setText] = useState(() => readDraft(room));
  function write(next: string): void {
    setText(next);
    storeDraft(room, next);
  }
  function send(): void {
    const message = text.trim();
    if (message === '') return;
    dispatch(roomActions.sendRequested(message));
    write('');
  }
  return { text, write, send };
}
