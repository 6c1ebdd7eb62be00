import { DownloadOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNarrow } from '../../ui';
import { exportMessages } from './export.messages';
import { useCsvExport, type ExportCall } from './use-csv-export';

interface ExportButtonProps {
  readonly download: ExportCall;
  /** Records of all pages. */
  readonly total: number;
  /** There are more than `total`. */
  readonly isTotalCapped: boolean;
  /** There is nothing to export yet. */
  readonly isDisabled: boolean;
}

/** Exports the list; while that runs it says how far it is, and a button beside it cancels it. */
export function ExportButton({ download, total, isTotalCapped, isDisabled }: ExportButtonProps) {
  const { formatMessage } = useIntl();
  const { percent, start, cancel } = useCsvExport(download, total, isTotalCapped);
  const isRunning = percent !== null;
  const isNarrow = useNarrow();
  const label = formatMessage(exportMessages.export);
  const button = useRef<HTMLButtonElement>(null);
  function cancelAndGoBack(): void {
    cancel();
    button.current?.focus();
  }
  return (
    <Space.Compact>
      {/* While it loads it takes no click but keeps the focus. */}
      <Button
        ref={button}
        icon={<DownloadOutlined />}
        loading={isRunning}
        disabled={isDisabled}
        {...(isNarrow && !isRunning && { 'aria-label': label, title: label })}
        aria-busy={isRunning}
        onClick={() => void start()}
      >
        {isRunning ? formatMessage(exportMessages.running, { part: percent / 100 }) : !isNarrow && label}
      </Button>
      {isRunning && <Button onClick={cancelAndGoBack}>{formatMessage(exportMessages.cancel)}</Button>}
    </Space.Compact>
  );
}
