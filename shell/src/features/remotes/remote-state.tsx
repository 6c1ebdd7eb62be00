import type { Locale } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { LoadingState } from '@portal/shared/ui';
import { Button, Result } from 'antd';
import { useIntl } from 'react-intl';
import { retryRemote, useRemoteStatus } from '../../federation';
import { ReleaseBar } from './release-bar';
import styles from './remotes.module.css';
import { remotesMessages } from './remotes.messages';

interface RemoteStateProps {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/** Shows that a remote is loading or failed (PL-05), and above a running one the news about its release. */
export function RemoteState({ id, title }: RemoteStateProps) {
  const { formatMessage } = useIntl();
  const status = useRemoteStatus(id);
  const name = title[useLocale()];
  if (status.phase === 'mounted') return <ReleaseBar id={id} title={name} status={status} />;
  if (status.phase === 'failed') {
    return (
      <Result
        status="warning"
        role="alert"
        title={formatMessage(remotesMessages.failedTitle, { title: name })}
        subTitle={formatMessage(remotesMessages.failedHint)}
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
