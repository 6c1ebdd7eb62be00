import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { searchMessages } from './search.messages';

interface ResultStatusProps {
  readonly isFound: boolean;
  readonly isSearching: boolean;
  /** Kinds that could not be asked. */
  readonly failed: readonly string[];
}

/** What the search says besides its results: that it is under way, found nothing, or could not ask for some kind (SH-11). */
export function ResultStatus({ isFound, isSearching, failed }: ResultStatusProps) {
  const { formatMessage, formatList } = useIntl();
  const isNone = !isFound && !isSearching && failed.length === 0;
  return (
    <Typography.Text type="secondary" role="status">
      {isNone && formatMessage(searchMessages.none)}
      {isSearching && !isFound && formatMessage(searchMessages.searching)}
      {failed.length > 0 && formatMessage(searchMessages.failed, { kinds: formatList(failed) })}
    </Typography.Text>
  );
}
