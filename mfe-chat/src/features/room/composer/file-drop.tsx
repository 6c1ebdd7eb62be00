import { useReadOnlyReason } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useState, type CSSProperties, type DragEvent, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { roomMessages } from '../room.messages';
import styles from '../room.module.css';
import { useAttach } from './use-attach';

interface FileDropProps {
  readonly room: string;
  readonly style: CSSProperties;
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The room takes files that are dropped anywhere on it; choosing them by a button does the same. */
export function FileDrop({ room, style, ref, children }: FileDropProps) {
  const { formatMessage } = useIntl();
  const attach = useAttach(room);
  const isReadOnly = useReadOnlyReason() !== null;
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (isReadOnly || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!isOver) return;
    event.preventDefault();
    setOver(false);
    attach([...event.dataTransfer.files]);
  };
  return (
    <Flex
      ref={ref}
      vertical
      gap={8}
      style={{ ...style, position: 'relative' }}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      {children}
      {isOver && <div className={styles.drop}>{formatMessage(roomMessages.dropFiles)}</div>}
    </Flex>
  );
}
