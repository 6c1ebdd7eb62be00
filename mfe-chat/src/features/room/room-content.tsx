import { PAGES } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { FailedState, LoadingState, NotFoundState, ReadOnly } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { RoomPanel } from './room-panel';
import { roomMessages, valueMessages } from './room.messages';
import { roomActions, selectRoom } from './room.slice';

/** The room that is being visited, or what there is to say as long as it is not there. */
export function RoomContent({ room, place }: { room: string; place: 'page' | 'side' }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { status, room: openRoom } = useSelector(selectRoom);
  const erasedText = useErasedText();
  if (openRoom !== room || status === 'joining') return <LoadingState rows={8} />;
  if (status === 'failed') return <FailedState onRetry={() => dispatch(roomActions.joinRequested())} />;
  if (status === 'ready') {
    return (
      <ReadOnly reason={erasedText}>
        {erasedText !== null && <Alert type="info" showIcon title={erasedText} />}
        <RoomPanel key={room} room={room} place={place} />
      </ReadOnly>
    );
  }
  return (
    <NotFoundState>
      <Link to={PAGES.inbox}>{formatMessage(roomMessages.toInbox)}</Link>
    </NotFoundState>
  );
}

/** Why nobody can write here any more; null where one can. */
function useErasedText(): string | null {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { erasedAt } = useSelector(selectRoom);
  return erasedAt && formatMessage(valueMessages.erased, { date: date(erasedAt) });
}
