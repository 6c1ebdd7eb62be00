import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { uploads, type UploadItem } from '@portal/shared/uploads';
import { assetTypeMessages } from '@portal/shared/ui';
import { Button, Progress, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { noticeText } from '../../notices';
import { fileSize } from './file-size';
import { noticeOfRefusal } from './upload-refusal';
import { uploadsMessages } from './uploads.messages';
import styles from './uploads.module.css';

/** One file: whose, what, how far; and what can be done about it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, patientName, assetType, fileName, size, sent, state } = item;
  const remove = formatMessage(state === 'failed' ? uploadsMessages.remove : uploadsMessages.cancel, {
    fileName,
  });
  const problem = item.refused ? noticeText(noticeOfRefusal(item.refused, item), intl) : item.error;
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
          {state === 'failed' && !item.refused && (
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
      {problem && <Typography.Text type="danger">{problem}</Typography.Text>}
    </li>
  );
}
