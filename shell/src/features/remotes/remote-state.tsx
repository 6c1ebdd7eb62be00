import type { Locale } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { LoadingState } from '@portal/shared/ui';
import { Button, Result } from 'antd';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { retryRemote, useRemoteStatus } from '../../federation';
import { ReleaseBar } from './release-bar';
import styles from './remotes.module.css';
import { remotesMessages } from './remotes.messages';
import { useOnline } from './use-online';

interface RemoteStateProps {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/** Shows that a remote is loading or failed (PL-05), and above a running one the news about its release. */
export function RemoteState({ id, title }: RemoteStateProps) {
  const { formatMessage } = useIntl();
  const status = useRemoteStatus(id);
  const name = title[useLocale()];
  const hasFailed = status.phase === 'failed';
  const isOnline = useOnline();
  // Not more often than the network comes back: a domain that is broken stays so.
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => retryRemote(id);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, id]);
  if (status.phase === 'mounted') return <ReleaseBar id={id} title={name} status={status} />;
  if (status.phase === 'failed') {
    return (
      <Result
        status="warning"
        role="alert"
        title={formatMessage(remotesMessages.failedTitle, { title: name })}
        subTitle={formatMessage(isOnline ? remotesMessages.failedHint : remotesMessages.offline)}
        extra={
          <Button type="primary" onClick={() => retryRemote(id)}>
            {formatMessage(remotesMessages.retry)}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.loading}>
      <LoadingState what="page" />
    </div>
  );
}
