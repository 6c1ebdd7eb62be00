import type { SessionEnd, SessionState } from './session.slice';

type State = { readonly session: SessionState };

export const selectSessionStatus = ({ session }: State): SessionState['status'] => session.status;
export const selectSignInError = ({ session }: State): SessionState['signInError'] => session.signInError;
export const selectLastEnd = ({ session }: State): SessionEnd | null => session.lastEnd;
