import { formatSpeed } from '@portal/shared/i18n';
import type { UploadItem } from '@portal/shared/uploads';
import { Typography } from 'antd';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { timeLeft } from '../queue/speed';
import { paceMessages, uploadsMessages } from './uploads.messages';

/** Speed and time left of an upload, or that it waits for the network or the server. */
export function UploadPace({ item: { size, sent, speed, isWaiting } }: { item: UploadItem }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  if (!isOnline || isWaiting) {
    const waiting = isOnline ? uploadsMessages.waitingForServer : uploadsMessages.waitingForNetwork;
    return (
      <Typography.Text type="warning" role="status">
        {formatMessage(waiting)}
      </Typography.Text>
    );
  }
  const left = speed ? timeLeft(size - sent, speed) : null;
  if (!speed || !left) return null;
  const values = { count: left.count, speed: formatSpeed(intl, speed) };
  return <Typography.Text type="secondary">{formatMessage(paceMessages[left.unit], values)}</Typography.Text>;
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
