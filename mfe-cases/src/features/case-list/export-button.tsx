import { DownloadOutlined } from '@ant-design/icons';
import type { CaseListQuery } from '@portal/shared/contract';
import { Button, Space } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { exportMessages } from './export.messages';
import { useCsvExport } from './use-csv-export';

interface ExportButtonProps {
  readonly list: CaseListName;
  readonly query: CaseListQuery;
}

/** Exports the list; while that runs, a button beside it cancels it. */
export function ExportButton({ list, query }: ExportButtonProps) {
  const { formatMessage } = useIntl();
  const { isRunning, start, cancel } = useCsvExport(list, query);
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
        aria-busy={isRunning}
        onClick={() => void start()}
      >
        {formatMessage(exportMessages.export)}
      </Button>
      {isRunning && <Button onClick={cancelAndGoBack}>{formatMessage(exportMessages.cancel)}</Button>}
    </Space.Compact>
  );
}
