import { matchPath, useLocation } from '@portal/shared/router';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import type { KnownFeed } from '../federation/page-feed';
import { DocumentLook } from '../appearance';
import { selectSessionStatus } from '../features/session';
import { DocumentLanguage } from '../language';
import { GuestPages } from './guest-pages';
import { MAIL_PATHS } from './guest-paths';
import { loadSignedIn } from './load-parts';
import { SplashEnd } from './splash-end';

const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

/**
 * The portal's page: nothing but the splash until the session is checked, then the way in or the portal itself. The link of a
 * mail shows its page to whoever opens it: it says itself whom it is for, and who is signed in would otherwise see it do nothing.
 */
export function App({ page }: { page: KnownFeed }) {
  const status = useStatus();
  const { pathname } = useLocation();
  const isFromMail = MAIL_PATHS.some((path) => matchPath(path, pathname));
  const document = (
    <>
      <DocumentLanguage />
      <DocumentLook />
    </>
  );
  if (status === 'checking') return document;
  return (
    <>
      {document}
      <Suspense fallback={null}>
        {status === 'signedIn' && !isFromMail ? <SignedIn page={page} /> : <GuestPages />}
        <SplashEnd />
      </Suspense>
    </>
  );
}

/**
 * The session's status; the first one comes as soon as its page is ready. So React makes that page, whose styles antd
 * generates, in small tasks behind the splash, and the browser stays responsive.
 */
function useStatus() {
  const status = useSelector(selectSessionStatus);
  const isChecked = useDeferredValue(status !== 'checking', false);
  return isChecked ? status : 'checking';
}
