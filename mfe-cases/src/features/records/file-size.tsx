import { Typography } from 'antd';
import { useIntl } from 'react-intl';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** The size of a file, as its reader would say it; digits are western in every language. */
export function FileSize({ bytes }: { bytes: number }) {
  const { formatNumber } = useIntl();
  const isLarge = bytes >= MEGABYTE / 10;
  const size = formatNumber(bytes / (isLarge ? MEGABYTE : KILOBYTE), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return <Typography.Text type="secondary">{size}</Typography.Text>;
}
