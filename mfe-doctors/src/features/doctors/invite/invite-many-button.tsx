import { LIMITS } from '@portal/shared/contract';
import { ChangeAction, DisabledAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { inviteMessages } from './invite.messages';

interface InviteManyButtonProps {
  /** Of selected doctors. */
  readonly count: number;
  readonly onClick: () => void;
}

/** Begins to invite the selected doctors. */
export function InviteManyButton({ count, onClick }: InviteManyButtonProps) {
  const { formatMessage } = useIntl();
  const most = LIMITS.doctorInviteRows;
  const button = (
    <Button type="primary" onClick={onClick}>
      {formatMessage(inviteMessages.label, { count })}
    </Button>
  );
  if (count > most)
    return <DisabledAction reason={formatMessage(inviteMessages.tooMany, { most })}>{button}</DisabledAction>;
  return <ChangeAction>{button}</ChangeAction>;
}
