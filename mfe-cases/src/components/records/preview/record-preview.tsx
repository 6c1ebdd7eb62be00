import type { CaseAsset } from '@portal/shared/contract';
import { assetTypeMessages, PdfPreview, useReturnedFocus } from '@portal/shared/ui';
import { Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DownloadLink, previewKind, scanFormat } from '../file-parts';
import { recordMessages } from '../records.messages';
import styles from '../records.module.css';
import { PhotoSteps, useStepKeys } from './photo-steps';
import { ScanPreview } from './scan-preview';

interface RecordPreviewProps {
  /** What is shown first. */
  readonly asset: CaseAsset;
  /** Photos to go through; nothing else is shown unless the first one is among them. */
  readonly among: readonly CaseAsset[] | undefined;
  readonly close: () => void;
}

/** A photo, a scan in 3D or a PDF, as large as the window allows. */
export function RecordPreview({ asset: first, among = [], close }: RecordPreviewProps) {
  const { formatMessage } = useIntl();
  // By its uuid, since addresses of files are renewed while one of them is open.
  const [uuid, setUuid] = useState(first.uuid);
  const at = among.findIndex((photo) => photo.uuid === uuid);
  const asset = among[at] ?? first;
  const steps = { at, count: among.length, go: (to: number) => setUuid(among[to]?.uuid ?? uuid) };
  useStepKeys(steps);
  useReturnedFocus();
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
          <PhotoSteps {...steps} />
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
