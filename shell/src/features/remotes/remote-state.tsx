import type { Locale } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { LoadingState } from '@portal/shared/ui';
import { Button, Result } from 'antd';
import { useIntl } from 'react-intl';
import { retryRemote, useRemoteStatus } from '../../federation';
import styles from './remotes.module.css';
import { remotesMessages } from './remotes.messages';

interface RemoteStateProps {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/** What stands in a remote's place until it is there, or when it cannot be (PL-05). */
export function RemoteState({ id, title }: RemoteStateProps) {
  const { formatMessage } = useIntl();
  const status = useRemoteStatus(id);
  const locale = useLocale();
  if (status === 'mounted') return null;
  if (status === 'failed') {
    return (
      <Result
        status="warning"
        role="alert"
        title={formatMessage(remotesMessages.failedTitle, { title: title[locale] })}
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
      <LoadingState />
    </div>
  );
}
