import type { Locale } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Alert, Result } from 'antd';
import { useIntl } from 'react-intl';
import { remotesMessages } from './remotes.messages';
import styles from './remotes.module.css';

interface RetiredProps {
  /** Of the domain, by language. */
  readonly title: Readonly<Record<Locale, string>>;
}

/** In place of the pages of a domain that is not offered any more. */
export function RetiredPage({ title, hasStart }: RetiredProps & { readonly hasStart: boolean }) {
  const { formatMessage } = useIntl();
  const name = title[useLocale()];
  return (
    <Result
      status="info"
      role="status"
      title={formatMessage(remotesMessages.retiredTitle, { title: name })}
      subTitle={formatMessage(remotesMessages.retiredHint)}
      extra={hasStart && <Link to="/">{formatMessage(remotesMessages.toStart)}</Link>}
    />
  );
}

/** Above a page that stays only until what was typed in it is safe. */
export function RetiredBar({ title }: RetiredProps) {
  const { formatMessage } = useIntl();
  const name = title[useLocale()];
  return (
    <Alert
      showIcon
      className={styles.bar ?? ''}
      role="status"
      type="warning"
      title={formatMessage(remotesMessages.retiredUnsaved, { title: name })}
    />
  );
}
