import { CloseOutlined, FileOutlined, PictureOutlined } from '@ant-design/icons';
import type { OutboxFile } from '@portal/shared/realtime';
import { FileSize } from '@portal/shared/ui';
import { Progress, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { fileMessages, roomMessages } from '../room.messages';
import styles from '../room.module.css';
import { isFileRefusal, useFileRefusal } from './use-file-refusal';

/** A file on its way: name, progress, and why it is not taken. */
export function OutgoingFile({ file, onRemove }: { file: OutboxFile; onRemove?: () => void }) {
  const { formatMessage } = useIntl();
  const reasonOf = useFileRefusal();
  const { name, size } = file;
  const remove = formatMessage(fileMessages.remove, { name });
  return (
    <li className={styles.chip} data-state={file.state}>
      <span className={styles.fileIcon} aria-hidden>
        {/\.(jpe?g|png|webp)$/i.test(name) ? <PictureOutlined /> : <FileOutlined />}
      </span>
      <span className={styles.fileFacts}>
        <span className={styles.fileName} title={name}>
          <bdi>{name}</bdi>
        </span>
        {isFileRefusal(file) ? (
          <Typography.Text type="danger" role="alert">
            {reasonOf(file)}
          </Typography.Text>
        ) : (
          <span className={styles.fileType}>
            {file.state === 'waiting' ? formatMessage(roomMessages.fileWaiting) : <FileSize bytes={size} />}
          </span>
        )}
      </span>
      {file.state === 'uploading' && (
        <Progress
          type="circle"
          size={20}
          percent={Math.floor((file.sent / size) * 100)}
          showInfo={false}
          aria-label={formatMessage(fileMessages.progress, { name })}
        />
      )}
      {onRemove && (
        <button type="button" className={styles.action} aria-label={remove} title={remove} onClick={onRemove}>
          <CloseOutlined />
        </button>
      )}
    </li>
  );
}
