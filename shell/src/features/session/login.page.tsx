import { PAGES } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { GuestCard } from '../../guest-card';
import { portalMessages } from '../../portal.messages';
import { LoginNotices } from './login-notices';
import { LoginForm } from './login-form';
import { sessionMessages } from './session.messages';
import { PasskeyButton } from './passkey-button';
import { selectSecondStep, type SecondStep } from './session.slice';

interface LoginPageProps {
  readonly CodeForm: ComponentType<{ step: SecondStep }>;
  /** Called as soon as somebody begins to sign in. */
  readonly onBegin: () => void;
}

/** The way in (SH-04, SH-28); the form of the second step is for those who have one, and loaded for them. */
export function LoginPage({ CodeForm, onBegin }: LoginPageProps) {
  const step = useSelector(selectSecondStep);
  const { formatMessage } = useIntl();
  return (
    <GuestCard
      title={formatMessage(sessionMessages.title)}
      heading={formatMessage(portalMessages.name)}
      lead={formatMessage(sessionMessages.lead)}
    >
      <LoginNotices />
      {step === null ? (
        <>
          <LoginForm onBegin={onBegin} />
          <PasskeyButton />
          <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
            <Link to={PAGES.forgetPassword}>{formatMessage(sessionMessages.forgotten)}</Link>
          </p>
        </>
      ) : (
        <Suspense fallback={null}>
          <CodeForm step={step} />
        </Suspense>
      )}
    </GuestCard>
  );
}
