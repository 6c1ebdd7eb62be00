import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { remotesMessages } from './remotes.messages';
import { useOnline } from './use-online';

interface PortalBarProps {
  /** The newest feed is out of reach or not valid; the portal runs on the last valid one. */
  readonly isStale: boolean;
  /** A release of the shell is live that differs from the one in this page. */
  readonly hasNewShell: boolean;
}

/** News about the network and the releases of the whole portal, above the page. */
export function PortalBar({ isStale, hasNewShell }: PortalBarProps) {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  if (!isOnline)
    return <Alert banner role="status" type="warning" title={formatMessage(remotesMessages.offline)} />;
  if (isStale)
    return <Alert banner role="status" type="warning" title={formatMessage(remotesMessages.stale)} />;
  if (!hasNewShell) return null;
  return (
    <Alert
      banner
      role="status"
      type="info"
      title={formatMessage(remotesMessages.newPortal)}
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {formatMessage(remotesMessages.reload)}
        </Button>
      }
    />
  );
}
