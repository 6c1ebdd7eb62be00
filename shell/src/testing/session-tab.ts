import { api, readTokenFrom } from '@portal/shared/api';
import type { Tokens } from '@portal/shared/contract';
import { atEndOfTest, buildCompany, buildConfiguration, buildContact } from '@portal/shared/testing';
import { combineReducers } from '@portal/shared/redux';
import { waitFor } from '@testing-library/react';
import { handleApiErrors } from '../app/handle-api-errors';
import { sessionSaga } from '../features/session/session.saga';
import { sessionSlice } from '../features/session/session.slice';
import { readAccessToken } from '../features/session/stored-session';
import { noticesSlice, selectNotices } from '../notices';
import { createTestStore } from './create-test-store';

export const tokens: Tokens = { accessToken: 'access', refreshToken: 'refresh', expiresIn: 43_200 };

/** What the server answers about the person of a session, and where the socket is. */
export const profile = {
  'GET /chatConnect': { body: { url: '/chat' } },
  'GET /contact/me': buildContact(),
  'GET /company/me': buildCompany(),
  'GET /company/configuration': buildConfiguration(),
};

export function refused(status: number, code: string, more = {}): Response {
  return Response.json({ code, message: code, ...more }, { status });
}

/** The life of a session in a tab without a page, until the test is over; tabs share their local storage. */
export function openTab(leave = () => Promise.resolve()) {
  readTokenFrom(readAccessToken);
  const store = createTestStore(
    combineReducers({ session: sessionSlice.reducer, notices: noticesSlice.reducer }),
  );
  atEndOfTest(api.onError(handleApiErrors(store)));
  const enter = () => Promise.resolve({ run: function* () {}, leave });
  const task = store.runSaga(sessionSaga, { enter });
  atEndOfTest(() => {
    task.cancel();
    localStorage.clear();
  });
  const until = (status: string) => waitFor(() => expect(store.getState().session.status).toBe(status));
  const notices = () => selectNotices(store.getState()).map(({ name }) => name);
  return { store, until, notices };
}
