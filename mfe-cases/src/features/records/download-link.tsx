import { DownloadOutlined } from '@ant-design/icons';
import type { CaseAsset } from '@portal/shared/contract';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { recordMessages } from './records.messages';

/** Downloads a record; one whose bytes are still coming says so. */
export function DownloadLink({ asset }: { asset: CaseAsset }) {
  const { formatMessage } = useIntl();
  if (!asset.url)
    return <Typography.Text type="secondary">{formatMessage(recordMessages.arriving)}</Typography.Text>;
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
