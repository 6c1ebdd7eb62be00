import { EyeInvisibleOutlined, LinkOutlined } from '@ant-design/icons';
import { roomPath, type ChatMessage } from '@portal/shared/contract';
import { ConfirmDialog, useReadOnlyReason } from '@portal/shared/ui';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { roomMessages } from '../room.messages';
import styles from '../room.module.css';
import { roomActions } from '../room.slice';

/** Beside a message under the pointer or in focus. Plain buttons: there are two for each of many messages. */
export function MessageActions({ message, isMine }: { message: ChatMessage; isMine: boolean }) {
  const isReadOnly = useReadOnlyReason() !== null;
  return (
    <div className={styles.actions}>
      <CopyLink message={message} />
      {isMine && !isReadOnly && <HideMessage messageId={message.messageId} />}
    </div>
  );
}

function CopyLink({ message: { ownerType, room, msgId } }: { message: ChatMessage }) {
  const { formatMessage } = useIntl();
  const { message: notices } = App.useApp();
  async function copy(): Promise<void> {
    const address = `${window.location.origin}${roomPath(ownerType, room)}?message=${msgId}`;
    try {
      await navigator.clipboard.writeText(address);
      void notices.success(formatMessage(roomMessages.linkCopied));
    } catch {
      void notices.error(formatMessage(roomMessages.linkNotCopied));
    }
  }
  return (
    <Action name={formatMessage(roomMessages.copyLink)} icon={<LinkOutlined />} onClick={() => void copy()} />
  );
}

/** Hides an own message, after asking: it cannot be brought back. */
function HideMessage({ messageId }: { messageId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Action
        name={formatMessage(roomMessages.hide)}
        icon={<EyeInvisibleOutlined />}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          question={formatMessage(roomMessages.hideAsk)}
          okText={formatMessage(roomMessages.hideConfirm)}
          run={() => dispatch(roomActions.hideRequested({ messageId }))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Action({ name, icon, onClick }: { name: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.action} aria-label={name} title={name} onClick={onClick}>
      {icon}
    </button>
  );
}
