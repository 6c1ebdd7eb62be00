import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { KnownFeed } from '../federation/page-feed';
import { selectSessionStatus } from '../features/session';
import { DocumentLanguage } from '../language';
import { GuestPages } from './guest-pages';
import { loadSignedIn } from './load-signed-in';
import { SplashEnd } from './splash-end';

const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

/** The portal's page: nothing but the splash until the session is checked, then the way in or the portal itself. */
export function App({ page }: { page: KnownFeed }) {
  const status = useSelector(selectSessionStatus);
  if (status === 'checking') return <DocumentLanguage />;
  return (
    <>
      <DocumentLanguage />
      <Suspense fallback={null}>
        {status === 'signedIn' ? <SignedIn page={page} /> : <GuestPages />}
        <SplashEnd />
      </Suspense>
    </>
  );
}
