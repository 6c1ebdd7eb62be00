import type { CaseAsset } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { assetTypeMessages, FileSize } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { DownloadLink } from './file-parts';
import { PreviewButton } from './preview/preview-button';
import styles from './records.module.css';

/** Photos as thumbnails that open a preview. */
export function PhotoGrid({ photos }: { photos: readonly CaseAsset[] }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => {
        const name = formatMessage(assetTypeMessages[photo.assetType]);
        return (
          <li key={photo.uuid}>
            <PreviewButton asset={photo} name={name}>
              <img src={photo.url ?? undefined} alt={name} className={styles.photo} loading="lazy" />
            </PreviewButton>
            <Flex justify="space-between" gap={8}>
              <Typography.Text strong>{name}</Typography.Text>
              <DownloadLink asset={photo} />
            </Flex>
            <Flex wrap gap={8}>
              <Typography.Text type="secondary">{date(photo.createdAt)}</Typography.Text>
              <FileSize bytes={photo.size} />
            </Flex>
          </li>
        );
      })}
    </ul>
  );
}
