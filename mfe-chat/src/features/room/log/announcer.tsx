import { useSession } from '@portal/shared/session';
import { visuallyHidden } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { arrivedMessage } from '../room.messages';
import { selectRoom } from '../room.slice';

/** Says a message of somebody else when it comes. The log itself is silent: earlier messages that are loaded are no news. */
export function Announcer() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { arrived } = useSelector(selectRoom);
  const isNews = arrived && !arrived.hidden && arrived.senderName !== user?.name;
  return (
    <div role="status" style={visuallyHidden}>
      {isNews && formatMessage(arrivedMessage, { name: arrived.senderName, text: arrived.message })}
    </div>
  );
}
