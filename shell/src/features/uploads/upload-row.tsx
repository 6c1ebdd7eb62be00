import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { uploads, type UploadItem } from '@portal/shared/uploads';
import { assetTypeMessages } from '@portal/shared/ui';
import { Button, Progress, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { fileSize } from './file-size';
import { uploadsMessages } from './uploads.messages';
import styles from './uploads.module.css';

/** One file: whose, what, how far; and what can be done about it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { formatMessage } = useIntl();
  const { id, patientName, assetType, fileName, size, sent, state } = item;
  const remove = formatMessage(state === 'failed' ? uploadsMessages.remove : uploadsMessages.cancel, {
    fileName,
  });
  return (
    <li>
      <div className={styles.row}>
        <div className={styles.facts} title={fileName}>
          <Typography.Text>{patientName}</Typography.Text>
          <Typography.Text type="secondary">{formatMessage(assetTypeMessages[assetType])}</Typography.Text>
        </div>
        <span className={styles.actions}>
          {state === 'uploading' && (
            <Typography.Text type="secondary">
              {formatMessage(uploadsMessages.sent, { sent: fileSize(sent), size: fileSize(size) })}
            </Typography.Text>
          )}
          {state === 'failed' && (
            <Button size="small" icon={<ReloadOutlined />} onClick={() => uploads.retry(id)}>
              {formatMessage(uploadsMessages.retry)}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            aria-label={remove}
            title={remove}
            onClick={() => uploads.cancel(id)}
          />
        </span>
      </div>
      {state === 'uploading' && (
        <Progress
          percent={Math.floor((sent / size) * 100)}
          size="small"
          aria-label={formatMessage(uploadsMessages.progress, { fileName })}
        />
      )}
      {state === 'failed' && item.error && <Typography.Text type="danger">{item.error}</Typography.Text>}
    </li>
  );
}
