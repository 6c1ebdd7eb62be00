import type { ErrorData } from '@portal/shared/api';
import type { Credentials } from '@portal/shared/contract';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why a session ends: the person left (here or in another tab), or the server no longer accepts its token. */
export type SessionEnd = 'signedOut' | 'expired';

export interface SessionState {
  readonly status: 'checking' | 'guest' | 'signingIn' | 'signedIn';
  readonly signInError: ErrorData | null;
  readonly lastEnd: SessionEnd | null;
}

const initialState: SessionState = { status: 'checking', signInError: null, lastEnd: null };

export const signInRequested = createAction<Credentials>('session/signInRequested');

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The session check found no valid token. */
    checkedOut: (state) => ({ ...state, status: 'guest' as const }),
    signInFailed: (state, { payload }: PayloadAction<ErrorData>) => ({
      ...state,
      status: 'guest' as const,
      signInError: payload,
    }),
    signedIn: () => ({ status: 'signedIn' as const, signInError: null, lastEnd: null }),
    ended: (_, { payload }: PayloadAction<SessionEnd>) => ({
      status: 'guest' as const,
      signInError: null,
      lastEnd: payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(signInRequested, (state) => ({
      ...state,
      status: 'signingIn' as const,
      signInError: null,
    })),
});
export const { checkedOut, signInFailed, signedIn, ended } = sessionSlice.actions;

/** Asks for the end of the session. */
export const endRequested = createAction<{ reason: SessionEnd; elsewhere?: boolean }>('session/endRequested');
/** The server refused the token of a call, an upload or the socket (SH-20). */
export const unauthorised = createAction('session/unauthorised');
/** Another tab signed somebody in. */
export const signedInElsewhere = createAction('session/signedInElsewhere');

interface State {
  readonly session: SessionState;
}

export const selectSessionStatus = ({ session }: State): SessionState['status'] => session.status;
export const selectSignInError = ({ session }: State): SessionState['signInError'] => session.signInError;
export const selectLastEnd = ({ session }: State): SessionEnd | null => session.lastEnd;
