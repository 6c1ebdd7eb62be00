import { roomPath } from '@portal/shared/contract';
import { useSelector } from '@portal/shared/redux';
import { Link } from '@portal/shared/router';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { inboxMessages } from './inbox.messages';
import { selectInbox } from './inbox.slice';
import { useUnsent } from './use-unsent';

/** Leads to the first message that was refused, whose room says why; the next one follows once it is sent or given up. */
export function Unsent({ onLeave }: { onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const { rooms } = useSelector(selectInbox);
  const unsent = useUnsent();
  const [first] = unsent;
  if (!first) return null;
  const { ownerType = 'client' } = rooms?.find(({ room }) => room === first.room) ?? {};
  return (
    <Alert
      type="error"
      title={formatMessage(inboxMessages.unsent, { count: unsent.length })}
      action={
        <Link to={roomPath(ownerType, first.room)} onClick={onLeave}>
          {formatMessage(inboxMessages.showUnsent)}
        </Link>
      }
    />
  );
}
