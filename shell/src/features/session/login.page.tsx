import { Typography } from 'antd';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LanguageChoice } from '../../language';
import { portalMessages } from '../../portal.messages';
import { DoorNotices } from './door-notices';
import { LoginForm } from './login-form';
import styles from './login.module.css';
import { sessionMessages } from './session.messages';

/** The way in: one card, nothing else (SH-04). */
export function LoginPage() {
  const { formatMessage } = useIntl();
  const title = `${formatMessage(sessionMessages.title)} · ${formatMessage(portalMessages.name)}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.page}>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <main className={styles.card}>
        <Typography.Title level={1} style={{ fontSize: 24, marginBlock: '0 4px' }}>
          {formatMessage(portalMessages.name)}
        </Typography.Title>
        <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 24 }}>
          {formatMessage(sessionMessages.lead)}
        </Typography.Paragraph>
        <DoorNotices />
        <LoginForm />
      </main>
    </div>
  );
}
