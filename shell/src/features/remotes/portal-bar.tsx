import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { remotesMessages } from './remotes.messages';

interface PortalBarProps {
  /** The newest feed cannot be had: what is shown is the last good one. */
  readonly isStale: boolean;
  /** Another release of the shell is live than the one in this page. */
  readonly hasNewShell: boolean;
}

/** Says what concerns the whole portal's releases; the person goes on working under it. */
export function PortalBar({ isStale, hasNewShell }: PortalBarProps) {
  const { formatMessage } = useIntl();
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
