import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { formatBytes } from '../../i18n';

/** The size of a file, such as '4.2 MB'. */
export function FileSize({ bytes }: { bytes: number }) {
  return <Typography.Text type="secondary">{formatBytes(useIntl(), bytes)}</Typography.Text>;
}
