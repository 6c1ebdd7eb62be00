import type { ErrorData } from '@portal/shared/api';
import type { Credentials, SignInCode } from '@portal/shared/contract';
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@portal/shared/redux';
import type { NoticeContent } from '../../notices';

/** Why a session ends: the person left (here or in another tab), or the server no longer accepts its token. */
export type SessionEnd = 'signedOut' | 'expired';

export interface SessionState {
  readonly status: 'checking' | 'guest' | 'signingIn' | 'signedIn';
  readonly signInError: ErrorData | null;
  readonly lastEnd: SessionEnd | null;
  /** The password was right, and a code or a passkey is asked for with this. */
  readonly secondStep: SecondStep | null;
  /** The browser's prompt for a passkey was closed, or there was none to choose. */
  readonly isPromptClosed: boolean;
}

export interface SecondStep {
  readonly challenge: string;
  readonly hasPasskey: boolean;
  /** Without one only recovery codes are codes. */
  readonly hasApp: boolean;
}

const initialState: SessionState = {
  status: 'checking',
  signInError: null,
  lastEnd: null,
  secondStep: null,
  isPromptClosed: false,
};

export const signInRequested = createAction<Credentials>('session/signInRequested');
/** The second step of a sign-in. */
export const codeEntered = createAction<SignInCode>('session/codeEntered');
/** A sign-in by a passkey: alone or, with the challenge of the first step, as the second one. */
export const passkeyRequested = createAction<string | null>('session/passkeyRequested');
/** What a sign-in is asked for by. */
export const isStep = isAnyOf(signInRequested, codeEntered, passkeyRequested);
export type Step = ReturnType<typeof signInRequested | typeof codeEntered | typeof passkeyRequested>;

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The session check found no valid token. */
    checkedOut: (state) => ({ ...state, status: 'guest' as const }),
    /** Also when the first step went well and the second is asked for, which is no error to show. */
    signInFailed: (state, { payload }: PayloadAction<ErrorData>) => {
      const secondStep = secondStepOf(payload);
      return {
        ...state,
        status: 'guest' as const,
        signInError: secondStep ? null : payload,
        secondStep: secondStep ?? state.secondStep,
      };
    },
    promptClosed: (state) => ({ ...state, status: 'guest' as const, isPromptClosed: true }),
    /** Back to the password. */
    startedOver: (state) => ({ ...state, signInError: null, secondStep: null, isPromptClosed: false }),
    signedIn: () => ({ ...initialState, status: 'signedIn' as const }),
    ended: (_, { payload }: PayloadAction<SessionEnd>) => ({
      ...initialState,
      status: 'guest' as const,
      lastEnd: payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isStep, (state) => ({
      ...state,
      status: 'signingIn' as const,
      signInError: null,
      isPromptClosed: false,
    })),
});
export const { checkedOut, promptClosed, signInFailed, startedOver, signedIn, ended } = sessionSlice.actions;

/** Asks for the end of the session. */
export const endRequested = createAction<{ reason: SessionEnd; elsewhere?: boolean }>('session/endRequested');
/** The server refused the token of a call, an upload or the socket (SH-20). The notice is told if the session goes on. */
export const unauthorised = createAction<NoticeContent | undefined>('session/unauthorised');
/** Another tab signed somebody in. */
export const signedInElsewhere = createAction('session/signedInElsewhere');

/** What the second step has to come with, where the password was right and not enough. */
function secondStepOf({ extra }: ErrorData): SecondStep | null {
  const valuesOf = (wanted: string) => extra?.find(({ code }) => code === wanted)?.values;
  const challenge = valuesOf('codeNeeded')?.['challenge'];
  if (typeof challenge !== 'string') return null;
  const passkey = valuesOf('passkeyOffered');
  return { challenge, hasPasskey: passkey !== undefined, hasApp: passkey?.['besides'] !== 'recoveryCode' };
}

interface State {
  readonly session: SessionState;
}

export const selectSessionStatus = ({ session }: State): SessionState['status'] => session.status;
export const selectSignInError = ({ session }: State): SessionState['signInError'] => session.signInError;
export const selectSecondStep = ({ session }: State): SecondStep | null => session.secondStep;
export const selectIsPromptClosed = ({ session }: State): boolean => session.isPromptClosed;
export const selectLastEnd = ({ session }: State): SessionEnd | null => session.lastEnd;
