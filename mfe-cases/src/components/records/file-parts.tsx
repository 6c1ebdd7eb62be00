import { DownloadOutlined } from '@ant-design/icons';
import { ASSET_TYPES, type CaseAsset } from '@portal/shared/contract';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { recordMessages } from './records.messages';
import styles from './records.module.css';

/** Whether a browser can show the record as a picture. */
export function isImage({ assetType, contentType }: Pick<CaseAsset, 'assetType' | 'contentType'>): boolean {
  return contentType === null ? ASSET_TYPES[assetType].kind === 'photo' : contentType.startsWith('image/');
}

const SCAN_FORMATS: Readonly<Record<string, 'stl' | 'ply' | 'obj'>> = {
  'model/stl': 'stl',
  'model/ply': 'ply',
  'model/obj': 'obj',
};

/** The format of a stored scan; null for all other files. */
export function scanFormat({ contentType }: Pick<CaseAsset, 'contentType'>): 'stl' | 'ply' | 'obj' | null {
  return (contentType && SCAN_FORMATS[contentType]) || null;
}

/** A plan's model has no preview: the viewer shows it with all its stages. */
export function isPlanModel({ contentType }: Pick<CaseAsset, 'contentType'>): boolean {
  return contentType === 'model/gltf-binary';
}

/** The kind of preview that a stored record has; null when it can only be downloaded. */
export function previewKind(asset: CaseAsset): 'picture' | 'scan' | 'pdf' | null {
  if (asset.url === null) return null;
  if (scanFormat(asset)) return 'scan';
  if (asset.contentType === 'application/pdf') return 'pdf';
  return isImage(asset) ? 'picture' : null;
}

/** A file's name: written in its own direction, aligned to the start of the page's direction. */
export function FileName({ name }: { name: string }) {
  return (
    <span className={styles.name}>
      <bdi>{name}</bdi>
    </span>
  );
}

/** Instead of a file that is not there: it is arriving, or its upload was given up and the file is to be chosen again. */
export function Unfinished({ isArriving, canChoose }: { isArriving: boolean; canChoose: boolean }) {
  const { formatMessage } = useIntl();
  const givenUp = canChoose ? recordMessages.unfinished : recordMessages.notFinished;
  return (
    <Typography.Text type={isArriving ? 'secondary' : 'warning'}>
      {formatMessage(isArriving ? recordMessages.arriving : givenUp)}
    </Typography.Text>
  );
}

/** Link to download a record, or why there is none yet. */
export function DownloadLink({ asset }: { asset: CaseAsset }) {
  const { formatMessage } = useIntl();
  if (!asset.url) return <Unfinished isArriving={asset.isArriving} canChoose={false} />;
  return (
    <a
      href={asset.url}
      download={asset.name}
      aria-label={formatMessage(recordMessages.download, { name: asset.name })}
      style={{ minWidth: 24, minHeight: 24, textAlign: 'center' }}
    >
      <DownloadOutlined aria-hidden />
    </a>
  );
}
