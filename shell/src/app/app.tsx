import { matchPath, useLocation } from '@portal/shared/router';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSelector } from '@portal/shared/redux';
import { DocumentAttributes } from '../appearance';
import { selectSessionStatus } from '../features/session';
import type { KnownFeed } from '../federation/feed/page-feed';
import { GuestPages, LINK_PATHS } from './guest-pages';
import { loadSignedIn } from './load-parts';

const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

/**
 * The portal's page: only the splash until the session is checked, then the guest pages or the portal. The pages that links of mails and codes
 * lead to are shown to signed-in people too; without that, such a link would seem to do nothing.
 */
export function App({ page }: { page: KnownFeed }) {
  const status = useStatus();
  const { pathname } = useLocation();
  const isOfLink = LINK_PATHS.some((path) => matchPath(path, pathname));
  return (
    <>
      <DocumentAttributes />
      {status !== 'checking' && (
        <Suspense fallback={null}>
          {status === 'signedIn' && !isOfLink ? <SignedIn page={page} /> : <GuestPages feed={page.feed} />}
        </Suspense>
      )}
    </>
  );
}

/**
 * The status of the session. The first one after 'checking' is deferred: React then renders its page, whose styles antd
 * generates, in small tasks behind the splash, and the browser stays responsive.
 */
function useStatus() {
  const status = useSelector(selectSessionStatus);
  const isChecked = useDeferredValue(status !== 'checking', false);
  return isChecked ? status : 'checking';
}
