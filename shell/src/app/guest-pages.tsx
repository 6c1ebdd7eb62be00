import { PAGES } from '@portal/shared/contract';
import { Navigate, Route, Routes, useLocation } from '@portal/shared/router';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  endRequested,
  LoginPage,
  rememberPath,
  selectLastEnd,
  selectSessionStatus,
} from '../features/session';
import { notify } from '../notices';
import { loadGuest } from './load-parts';
import { MissingPage } from './missing-page';

type GuestPart = Awaited<ReturnType<typeof loadGuest>>;

const ForgetPasswordPage = guestPage((part) => part.ForgetPasswordPage);
const SetPasswordPage = guestPage((part) => part.SetPasswordPage);
const AcceptInvitationPage = guestPage((part) => part.AcceptInvitationPage);

function guestPage<P>(choose: (part: GuestPart) => ComponentType<P>) {
  return lazy(() =>
    loadGuest().then(
      (part) => ({ default: choose(part) }),
      (): { default: ComponentType<P> } => ({ default: MissingPage }),
    ),
  );
}

/** What somebody sees who is not signed in: the way in, from wherever they came (SH-05). */
export function GuestPages() {
  return (
    <Routes>
      <Route path={PAGES.login} element={<LoginPage />} />
      <Route path={PAGES.forgetPassword} element={<ForgetPasswordPage />} />
      <Route path={PAGES.setPassword} element={<SetPassword />} />
      <Route path={PAGES.acceptInvitation} element={<AcceptInvitationPage />} />
      <Route path="*" element={<ToLogin />} />
    </Routes>
  );
}

/**
 * Leads to the login when the password is set. Who is signed in here comes without a session too, be it theirs, which the server
 * has ended, or that of somebody else at the same desk, in whose portal they must not land.
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

/** Remembers the address for after the login, except when the person chose to leave. */
function ToLogin() {
  const location = useLocation();
  const isLeaving = useSelector(selectLastEnd) === 'signedOut';
  useEffect(() => {
    if (!isLeaving) rememberPath(location);
  }, [isLeaving, location]);
  return <Navigate to={PAGES.login} replace />;
}
