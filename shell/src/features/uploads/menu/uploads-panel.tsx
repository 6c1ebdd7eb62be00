import { Empty, Typography } from 'antd';
import type { UploadItem } from '@portal/shared/uploads';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { selectUploads, trackersOf } from '../queue/uploads.selectors';
import { UploadRow } from './upload-row';
import { uploadsMessages } from './uploads.messages';
import styles from './uploads.module.css';

/** The files on their way by state, and the progress of cases with several files. */
export function UploadsPanel() {
  const { formatMessage } = useIntl();
  const items = useSelector(selectUploads);
  const inState = (wanted: UploadItem['state']) => items.filter(({ state }) => state === wanted);
  const trackers = trackersOf(items).filter(({ count }) => count > 1);
  if (trackersOf(items).length === 0) {
    return (
      <div className={styles.panel}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={formatMessage(uploadsMessages.empty)} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <Section title={uploadsMessages.failed} items={inState('failed')} />
      <Section title={uploadsMessages.uploading} items={inState('uploading')} />
      <Section title={uploadsMessages.queue} items={inState('pending')} />
      {trackers.map(({ caseUuid, identifier, done, count }) => (
        <Typography.Text key={caseUuid} type="secondary" dir="auto">
          {formatMessage(uploadsMessages.caseProgress, { identifier, done, count })}
        </Typography.Text>
      ))}
    </div>
  );
}

function Section({ title, items }: { title: MessageDescriptor; items: readonly UploadItem[] }) {
  const { formatMessage } = useIntl();
  if (items.length === 0) return null;
  return (
    <section aria-label={formatMessage(title)}>
      <Typography.Text strong>{formatMessage(title)}</Typography.Text>
      <ul className={styles.list}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
