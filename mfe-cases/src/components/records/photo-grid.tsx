import { useDates } from '@portal/shared/i18n';
import { assetTypeMessages, FileSize } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import type { CurrentRecord } from '../../domain/records/fold-earlier';
import { AskAboutRecord } from './ask-about-record';
import { EarlierRecords } from './earlier-records';
import { DownloadLink } from './file-parts';
import { PreviewButton } from './preview/preview-button';
import styles from './records.module.css';

/** Photos as thumbnails that open a preview of them all; replaced ones are folded away. */
export function PhotoGrid({ photos, list }: { photos: readonly CurrentRecord[]; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const among = photos.map(({ asset }) => asset);
  return (
    <ul className={styles.photos}>
      {photos.map(({ asset: photo, earlier }) => {
        const name = formatMessage(assetTypeMessages[photo.assetType]);
        return (
          <li key={photo.uuid}>
            <PreviewButton asset={photo} name={name} among={among}>
              <img src={photo.url ?? undefined} alt={name} className={styles.photo} loading="lazy" />
            </PreviewButton>
            <Flex justify="space-between" gap={8}>
              <Typography.Text strong>{name}</Typography.Text>
              <span>
                <AskAboutRecord asset={photo} list={list} />
                <DownloadLink asset={photo} />
              </span>
            </Flex>
            <Flex wrap gap={8}>
              <Typography.Text type="secondary">{date(photo.createdAt)}</Typography.Text>
              <FileSize bytes={photo.size} />
            </Flex>
            <EarlierRecords records={earlier} list={list} />
          </li>
        );
      })}
    </ul>
  );
}
