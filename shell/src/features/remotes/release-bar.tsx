import { hasUnsavedInput } from '@portal/shared/ui';
import { Alert, App, Button } from 'antd';
import { useIntl } from 'react-intl';
import { retryRemote, takeOffer, type RemoteStatus } from '../../federation';
import { remotesMessages } from './remotes.messages';
import styles from './remotes.module.css';

interface ReleaseBarProps {
  readonly id: string;
  /** Of the domain, in the person's language. */
  readonly title: string;
  readonly status: RemoteStatus;
}

/** Says that another release of the domain on screen waits, or that the one before it runs in its place. */
export function ReleaseBar({ id, title, status: { offer, isFallback } }: ReleaseBarProps) {
  const { formatMessage } = useIntl();
  const askFirst = useQuestion();
  if (offer !== null) {
    const isNewer = offer === 'newer';
    return (
      <Alert
        showIcon
        className={styles.bar ?? ''}
        role="status"
        type={isNewer ? 'info' : 'warning'}
        title={formatMessage(isNewer ? remotesMessages.newer : remotesMessages.earlier, { title })}
        action={
          <Button size="small" type="primary" onClick={() => askFirst(() => takeOffer(id))}>
            {formatMessage(isNewer ? remotesMessages.showNewer : remotesMessages.showEarlier)}
          </Button>
        }
      />
    );
  }
  if (!isFallback) return null;
  return (
    <Alert
      showIcon
      className={styles.bar ?? ''}
      role="status"
      type="warning"
      title={formatMessage(remotesMessages.fallback, { title })}
      action={
        <Button size="small" onClick={() => askFirst(() => retryRemote(id))}>
          {formatMessage(remotesMessages.retry)}
        </Button>
      }
    />
  );
}

/** Does something that replaces the page at once, or asks before when unsaved input would be lost. */
function useQuestion(): (replace: () => void) => void {
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  return (replace) => {
    if (!hasUnsavedInput()) return replace();
    void modal.confirm({
      title: formatMessage(remotesMessages.loseTitle),
      content: formatMessage(remotesMessages.loseHint),
      okText: formatMessage(remotesMessages.lose),
      cancelText: formatMessage(remotesMessages.keep),
      onOk: replace,
    });
  };
}
