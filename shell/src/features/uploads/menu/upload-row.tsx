import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { formatBytes } from '@portal/shared/i18n';
import { uploads, type UploadItem } from '@portal/shared/uploads';
import { assetTypeMessages, PatientName } from '@portal/shared/ui';
import { Button, Progress, Typography } from 'antd';
import { useIntl, type IntlShape } from 'react-intl';
import { isNoticeName, noticeText } from '../../../notices';
import { noticeOfRefusal } from '../queue/upload-refusal';
import { UploadPace } from './upload-pace';
import { uploadsMessages } from './uploads.messages';
import styles from './uploads.module.css';

/** A file with its patient, slot and progress, and the buttons to retry, cancel or remove it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, patientName, assetType, fileName, size, sent, state } = item;
  const remove = formatMessage(state === 'failed' ? uploadsMessages.remove : uploadsMessages.cancel, {
    fileName,
  });
  const problem = problemOf(item, intl);
  return (
    <li>
      <div className={styles.row}>
        <div className={styles.facts} title={fileName}>
          <Typography.Text>
            <PatientName name={patientName} />
          </Typography.Text>
          <Typography.Text type="secondary">{formatMessage(assetTypeMessages[assetType])}</Typography.Text>
        </div>
        <span className={styles.actions}>
          {state === 'failed' && !item.refused && item.error !== 'filesLocked' && (
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
        <>
          <Progress
            percent={Math.floor((sent / size) * 100)}
            size="small"
            aria-label={formatMessage(uploadsMessages.progress, { fileName })}
          />
          <div className={styles.pace}>
            <Typography.Text type="secondary">
              {formatMessage(uploadsMessages.sent, {
                sent: formatBytes(intl, sent),
                size: formatBytes(intl, size),
              })}
            </Typography.Text>
            <UploadPace item={item} />
          </div>
        </>
      )}
      {problem && <Typography.Text type="danger">{problem}</Typography.Text>}
    </li>
  );
}

/** Why the upload failed, in the person's language. */
function problemOf(item: UploadItem, intl: IntlShape): string | null {
  const { refused, error, fileName } = item;
  if (refused) return noticeText(noticeOfRefusal(refused, item), intl);
  return error && noticeText({ name: isNoticeName(error) ? error : 'internal', values: { fileName } }, intl);
}
