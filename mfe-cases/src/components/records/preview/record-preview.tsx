import type { CaseAsset } from '@portal/shared/contract';
import { assetTypeMessages, PdfPreview } from '@portal/shared/ui';
import { Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { SceneView } from '../../scene/scene-view';
import type { SceneFile } from '../../scene/scene.types';
import { DownloadLink, previewKind, scanFormat } from '../file-parts';
import { recordMessages } from '../records.messages';
import styles from '../records.module.css';

/** A photo, a scan in 3D or a PDF, as large as the window allows. */
export function RecordPreview({ asset, close }: { asset: CaseAsset; close: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      centered
      width={1_000}
      title={formatMessage(assetTypeMessages[asset.assetType])}
      closable={{ 'aria-label': formatMessage(recordMessages.closePreview) }}
      onCancel={close}
      footer={
        <span className={styles.previewFooter}>
          <bdi>{asset.name}</bdi> <DownloadLink asset={asset} />
        </span>
      }
    >
      <Preview asset={asset} />
    </Modal>
  );
}

function Preview({ asset }: { asset: CaseAsset }) {
  const { formatMessage } = useIntl();
  const url = asset.url ?? '';
  switch (previewKind(asset)) {
    case 'scan':
      return <ScanPreview asset={asset} url={url} />;
    case 'pdf':
      return <PdfPreview name={asset.name} url={url} />;
    case 'picture':
      return (
        <img src={url} alt={formatMessage(assetTypeMessages[asset.assetType])} className={styles.large} />
      );
    case null:
      return null;
  }
}

function ScanPreview({ asset, url }: { asset: CaseAsset; url: string }) {
  const [attempt, setAttempt] = useState(0);
  const jaw = asset.assetType === 'lwrImp' ? 'lower' : 'upper';
  const format = scanFormat(asset) ?? 'stl';
  const files = useMemo((): readonly SceneFile[] => [{ url, format, jaw }], [url, format, jaw]);
  return <SceneView key={attempt} files={files} onRetry={() => setAttempt(attempt + 1)} />;
}
