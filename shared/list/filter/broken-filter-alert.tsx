import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { filterMessages } from './filter.messages';

/** Says that the address asks for a filter that the list does not have, so that nobody takes the whole list for a part of it (CA-04). */
export function BrokenFilterAlert({ onReset }: { onReset: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage(filterMessages.broken)}
      action={
        <Button size="small" onClick={onReset}>
          {formatMessage(filterMessages.reset)}
        </Button>
      }
    />
  );
}
