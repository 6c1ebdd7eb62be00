import { EyeOutlined } from '@ant-design/icons';
import type { CaseAsset } from '@portal/shared/contract';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { recordMessages } from '../records.messages';
import styles from '../records.module.css';
import { RecordPreview } from './record-preview';

interface PreviewButtonProps {
  readonly asset: CaseAsset;
  /** Name of the record. */
  readonly name: string;
  /** Photos that can be gone through once it is open, itself among them. */
  readonly among?: readonly CaseAsset[];
  /** Shown as the button instead of the icon. */
  readonly children?: ReactNode;
}

export function PreviewButton({ asset, name, among, children }: PreviewButtonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const label = formatMessage(recordMessages.view, { name });
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
      {isOpen && <RecordPreview asset={asset} among={among} close={() => setIsOpen(false)} />}
    </>
  );
}
