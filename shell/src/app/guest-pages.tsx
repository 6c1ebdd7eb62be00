import { PAGES } from '@portal/shared/contract';
import { Navigate, Route, Routes, useLocation } from '@portal/shared/router';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from '@portal/shared/redux';
import {
  endRequested,
  LoginPage,
  rememberPath,
  selectLastEnd,
  selectSessionStatus,
} from '../features/session';
import type { Feed } from '../federation/feed/feed';
import { notify } from '../notices';
import { loadGuest, loadPhone } from './load-parts';
import { MissingPage } from './missing-page';
import { preloadSignedIn } from './preload-signed-in';
import { SplashEnd } from './splash-end';

/** Pages that the links of mails lead to, and the code for a phone: whoever is signed in, they are not about. */
export const LINK_PATHS = [PAGES.setPassword, PAGES.acceptInvitation, PAGES.phone];

/** Pages without navigation and toolbar (specification § 2, SH-04). */
export const GUEST_PATHS = [PAGES.login, PAGES.forgetPassword, ...LINK_PATHS];

type GuestPart = Awaited<ReturnType<typeof loadGuest>>;

const ForgetPasswordPage = guestPage((part) => part.ForgetPasswordPage);
const SetPasswordPage = guestPage((part) => part.SetPasswordPage);
const SecondStepForm = guestPage((part) => part.SecondStepForm);
const PhonePage = lazy(() =>
  loadPhone().then(
    (part) => ({ default: part.PhonePage }),
    () => ({ default: MissingPage }),
  ),
);
const AcceptInvitationPage = guestPage((part) => part.AcceptInvitationPage);

function guestPage<P extends object>(choose: (part: GuestPart) => ComponentType<P>) {
  return lazy(() =>
    loadGuest().then(
      (part) => ({ default: choose(part) }),
      (): { default: ComponentType<P> } => ({ default: MissingPage }),
    ),
  );
}

/** The pages without a session; every other address leads to the login (SH-05). */
export function GuestPages({ feed }: { feed: Feed }) {
  return (
    <Routes>
      <Route path={PAGES.login} element={<Login feed={feed} />} />
      <Route path={PAGES.forgetPassword} element={<ForgetPasswordPage />} />
      <Route path={PAGES.setPassword} element={<SetPassword />} />
      <Route path={PAGES.acceptInvitation} element={<AcceptInvitationPage />} />
      <Route path={PAGES.phone} element={<Phone />} />
      <Route path="*" element={<ToLogin />} />
    </Routes>
  );
}

function Login({ feed }: { feed: Feed }) {
  return (
    <>
      <LoginPage CodeForm={SecondStepForm} onBegin={() => preloadSignedIn(feed)} />
      <SplashEnd />
    </>
  );
}

function Phone() {
  return (
    <>
      <PhonePage />
      <SplashEnd />
    </>
  );
}

/**
 * Leads to the login when the password is set. A session in this browser ends first: it is either the same person's, which the
 * server has just ended, or somebody else's at the same desk, in whose portal the person must not land.
 */
function SetPassword() {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  const [isDone, setDone] = useState(false);
  if (isDone && status === 'guest') return <Navigate to={PAGES.login} replace />;
  return (
    <SetPasswordPage
      onDone={() => {
        dispatch(notify({ kind: 'success', name: 'passwordSet' }));
        if (status === 'signedIn') dispatch(endRequested({ reason: 'signedOut' }));
        setDone(true);
      }}
    />
  );
}

/** Remembers the address for after the login, except after a logout. */
function ToLogin() {
  const location = useLocation();
  const isLeaving = useSelector(selectLastEnd) === 'signedOut';
  useEffect(() => {
    if (!isLeaving) rememberPath(location);
  }, [isLeaving, location]);
  return <Navigate to={PAGES.login} replace />;
}
