import { PAGES } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { FailedState, LoadingState, NotFoundState } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { RoomPanel } from './room-panel';
import { roomMessages } from './room.messages';
import { roomActions, selectRoom } from './room.slice';

/** The room that is being visited, or what there is to say as long as it is not there. */
export function RoomContent({ room, place }: { room: string; place: 'page' | 'side' }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { status, room: openRoom } = useSelector(selectRoom);
  if (openRoom !== room || status === 'joining') return <LoadingState rows={8} />;
  if (status === 'failed') return <FailedState onRetry={() => dispatch(roomActions.joinRequested())} />;
  if (status === 'ready') return <RoomPanel key={room} room={room} place={place} />;
  return (
    <NotFoundState>
      <Link to={PAGES.inbox}>{formatMessage(roomMessages.toInbox)}</Link>
    </NotFoundState>
  );
}
