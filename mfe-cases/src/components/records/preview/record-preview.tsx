import type { CaseAsset } from '@portal/shared/contract';
import { assetTypeMessages, PdfPreview } from '@portal/shared/ui';
import { Modal } from 'antd';
import { useIntl } from 'react-intl';
import { DownloadLink, previewKind, scanFormat } from '../file-parts';
import { recordMessages } from '../records.messages';
import styles from '../records.module.css';
import { ScanPreview } from './scan-preview';

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
      return (
        <ScanPreview
          url={url}
          format={scanFormat(asset) ?? 'stl'}
          jaw={asset.assetType === 'lwrImp' ? 'lower' : 'upper'}
        />
      );
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
