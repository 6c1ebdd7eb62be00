import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { roomMessages } from './room.messages';
import { selectRoom } from './room.slice';

/** While there is no connection: why, and that what is written is not lost. */
export function ConnectionBanner() {
  const { formatMessage } = useIntl();
  const { connected } = useSelector(selectRoom);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  if (connected) return null;
  const text = formatMessage(isOnline ? roomMessages.connecting : roomMessages.offline);
  return <Alert type={isOnline ? 'info' : 'warning'} showIcon banner role="status" title={text} />;
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
