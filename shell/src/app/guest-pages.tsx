import { Navigate, Route, Routes, useLocation } from '@portal/shared/router';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { LoginPage, rememberPath, selectLastEnd } from '../features/session';

/** What somebody sees who is not signed in: the way in, from wherever they came (SH-05). */
export function GuestPages() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<ToLogin />} />
    </Routes>
  );
}

/** Remembers the address for after the login, except when the person chose to leave. */
function ToLogin() {
  const location = useLocation();
  const isLeaving = useSelector(selectLastEnd) === 'signedOut';
  useEffect(() => {
    if (!isLeaving) rememberPath(location);
  }, [isLeaving, location]);
  return <Navigate to="/login" replace />;
}
