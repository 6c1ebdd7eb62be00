import { useDocumentTitle } from '@portal/shared/ui';
import { Typography } from 'antd';
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
  useDocumentTitle(`${formatMessage(sessionMessages.title)} · ${formatMessage(portalMessages.name)}`);
  return (
    <main className={styles.page}>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <div className={styles.card}>
        <Typography.Title level={1} style={{ fontSize: 24, marginBlock: '0 4px' }}>
          {formatMessage(portalMessages.name)}
        </Typography.Title>
        <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 24 }}>
          {formatMessage(sessionMessages.lead)}
        </Typography.Paragraph>
        <DoorNotices />
        <LoginForm />
      </div>
    </main>
  );
}
