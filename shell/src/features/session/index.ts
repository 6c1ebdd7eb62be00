export { LoginPage } from './login.page';
export { rememberedPath, rememberPath, takeRememberedPath } from './return-to';
export { sessionSaga, type SessionServices, type SignedInWork } from './session.saga';
export {
  endRequested,
  selectLastEnd,
  selectSessionStatus,
  sessionSlice,
  signedIn,
  unauthorised,
} from './session.slice';
export { readAccessToken, readStoredUser } from './stored-session';
