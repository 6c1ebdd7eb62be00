import { LIMITS } from '@portal/shared/contract';
import { ChangeAction, DisabledAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { manyMessages } from './send-on.messages';

interface SendManyButtonProps {
  /** Of selected parcels. */
  readonly count: number;
  readonly onClick: () => void;
}

/** Begins to send the selected parcels on. */
export function SendManyButton({ count, onClick }: SendManyButtonProps) {
  const { formatMessage } = useIntl();
  const most = LIMITS.shipmentsAtOnce;
  const button = (
    <Button type="primary" onClick={onClick}>
      {formatMessage(manyMessages.label, { count })}
    </Button>
  );
  if (count > most)
    return <DisabledAction reason={formatMessage(manyMessages.tooMany, { most })}>{button}</DisabledAction>;
  return <ChangeAction>{button}</ChangeAction>;
}
