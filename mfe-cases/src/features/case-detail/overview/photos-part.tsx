import type { CaseAsset } from '@portal/shared/contract';
import { assetTypeMessages, SectionCard } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useCaseAssets } from '../../../api/use-case-assets';
import type { CaseTabProps } from '../../../components/case-tab';
import { isImage } from '../../../components/records/file-parts';
import { FailedPart, hasFailed } from './failed-part';
import { overviewMessages } from './overview.messages';
import styles from './overview.module.css';

const MOST_PHOTOS = 6;

/** The newest photo of each kind, a few of them. */
export function PhotosPart({ caseRecord, list, openTab }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseAssets({ list, id: caseRecord.uuid });
  const { data: assets = [] } = query;
  const photos = newestOfKind(assets.filter((asset) => isImage(asset) && asset.url !== null));
  if (hasFailed(query)) return <FailedPart title={formatMessage(overviewMessages.photos)} query={query} />;
  if (photos.length === 0) return null;
  return (
    <SectionCard title={formatMessage(overviewMessages.photos)}>
      <button
        type="button"
        className={styles.photos}
        aria-label={formatMessage(overviewMessages.openRecords)}
        onClick={() => openTab('records')}
      >
        {photos.map(({ uuid, assetType, url }) => (
          <img
            key={uuid}
            src={url ?? undefined}
            alt={formatMessage(assetTypeMessages[assetType])}
            className={styles.photo}
            loading="lazy"
          />
        ))}
      </button>
    </SectionCard>
  );
}

/** Records come newest first. */
function newestOfKind(photos: readonly CaseAsset[]): readonly CaseAsset[] {
  const isFirst = ({ assetType }: CaseAsset, index: number) =>
    photos.findIndex((other) => other.assetType === assetType) === index;
  return photos.filter(isFirst).slice(0, MOST_PHOTOS);
}
