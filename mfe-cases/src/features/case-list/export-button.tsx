import { DownloadOutlined } from '@ant-design/icons';
import type { CaseListQuery } from '@portal/shared/contract';
import { useNarrow } from '@portal/shared/ui';
import { Button, Space } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { exportMessages } from './export.messages';
import { useCsvExport } from './use-csv-export';

interface ExportButtonProps {
  readonly list: CaseListName;
  readonly query: CaseListQuery;
  /** Cases of all pages. */
  readonly total: number;
}

/** Exports the list; while that runs it says how far it is, and a button beside it cancels it. */
export function ExportButton({ list, query, total }: ExportButtonProps) {
  const { formatMessage } = useIntl();
  const { percent, start, cancel } = useCsvExport(list, query, total);
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
