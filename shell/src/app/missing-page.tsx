import { useIntl } from 'react-intl';
import { GuestCard, PlainAlert, PlainButton } from '../guest-card';
import { noticeText } from '../notices';
import { portalMessages } from '../portal.messages';
import { SplashEnd } from './splash-end';

/** Shown instead of a guest page whose code could not be loaded. */
export function MissingPage() {
  const intl = useIntl();
  return (
    <GuestCard title={intl.formatMessage(portalMessages.name)}>
      <PlainAlert kind="error" title={noticeText({ name: 'network' }, intl)} />
      <SplashEnd />
      <PlainButton onClick={() => window.location.reload()}>
        {intl.formatMessage(portalMessages.retry)}
      </PlainButton>
    </GuestCard>
  );
}
