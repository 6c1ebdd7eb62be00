import { SettingOutlined } from '@ant-design/icons';
import { PAGES } from '@portal/shared/contract';
import { EmptyState, LoadingState } from '@portal/shared/ui';
import { Alert, Button, Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { Link } from '@portal/shared/router';
import { inboxMessages } from './inbox.messages';
import styles from './inbox.module.css';
import { filterChanged, roomsRequested, selectInbox } from './inbox.slice';
import { RoomList } from './room-list';
import { Unsent } from './unsent';

interface InboxPanelProps {
  /** Called when a link of the panel is followed. */
  readonly onLeave?: () => void;
  /** Opens the person's choice of notifications. */
  readonly onSettings?: () => void;
}

/** The conversations, unread ones first, and a warning while the list may be out of date (SH-08). */
export function InboxPanel({ onLeave = () => undefined, onSettings }: InboxPanelProps) {
  const { formatMessage } = useIntl();
  const { rooms, unreadOnly, isConnected, isFailed } = useSelector(selectInbox);
  const emptyText = unreadOnly ? inboxMessages.allRead : inboxMessages.empty;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Filter />
        {onSettings && <SettingsButton onPress={onSettings} />}
      </div>
      <Unsent onLeave={onLeave} />
      <Troubles isLost={!isConnected} isFailed={isFailed} />
      {rooms === null && !isFailed && <LoadingState rows={2} />}
      {rooms?.length === 0 && <EmptyState text={formatMessage(emptyText)} />}
      {rooms && rooms.length > 0 && <RoomList rooms={rooms} onLeave={onLeave} />}
      <div className={styles.footer}>
        <Link to={PAGES.inbox} onClick={onLeave}>
          {formatMessage(inboxMessages.seeAll)}
        </Link>
      </div>
    </div>
  );
}

function Filter() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { unreadOnly } = useSelector(selectInbox);
  return (
    <Segmented
      size="small"
      aria-label={formatMessage(inboxMessages.show)}
      value={unreadOnly ? 'unreadOnly' : 'all'}
      options={(['all', 'unreadOnly'] as const).map((value) => ({
        value,
        label: formatMessage(inboxMessages[value]),
      }))}
      onChange={(value) => dispatch(filterChanged({ unreadOnly: value === 'unreadOnly' }))}
    />
  );
}

function SettingsButton({ onPress }: { onPress: () => void }) {
  const name = useIntl().formatMessage(inboxMessages.settings);
  return (
    <Button
      type="text"
      size="small"
      icon={<SettingOutlined />}
      aria-label={name}
      title={name}
      onClick={onPress}
    />
  );
}

/** A lost connection reconnects and loads the rooms by itself; a failed load is repeated by a button. */
function Troubles({ isLost, isFailed }: { isLost: boolean; isFailed: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  if (isLost) return <Alert type="warning" role="status" title={formatMessage(inboxMessages.lost)} />;
  if (!isFailed) return null;
  return (
    <Alert
      type="warning"
      title={formatMessage(inboxMessages.failed)}
      action={
        <Button size="small" onClick={() => dispatch(roomsRequested())}>
          {formatMessage(inboxMessages.retry)}
        </Button>
      }
    />
  );
}
