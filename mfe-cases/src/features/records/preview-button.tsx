import { EyeOutlined } from '@ant-design/icons';
import type { CaseAsset } from '@portal/shared/contract';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RecordPreview } from './record-preview';
import { recordMessages } from './records.messages';
import styles from './records.module.css';

/** Opens the preview of a record; with `children`, these are what is clicked. */
export function PreviewButton({ asset, children }: { asset: CaseAsset; children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const label = formatMessage(recordMessages.view, { name: asset.name });
  const open = () => setIsOpen(true);
  return (
    <>
      {children ? (
        <button type="button" className={styles.enlarge} aria-label={label} onClick={open}>
          {children}
        </button>
      ) : (
        <Button
          type="text"
          size="small"
          icon={<EyeOutlined aria-hidden />}
          aria-label={label}
          onClick={open}
        />
      )}
      {isOpen && <RecordPreview asset={asset} close={() => setIsOpen(false)} />}
    </>
  );
}
