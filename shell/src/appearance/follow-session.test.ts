import { appearance } from '@portal/shared/appearance';
import { DEFAULT_APPEARANCE, type Appearance } from '@portal/shared/contract';
import { publishSession, session } from '@portal/shared/session';
import { buildContact } from '@portal/shared/testing';
import { readStoredUser } from '../features/session/stored-session';
import { followSession } from './follow-session';

const dark: Appearance = {
  ...DEFAULT_APPEARANCE,
  schemes: { main: 'dark', navbar: 'dark', toolbar: 'dark', footer: 'dark' },
};

it('[SH-13] [SH-15] begins with the look of the last visit, and goes on with that of whoever is signed in', () => {
  const stop = followSession(buildContact({ appearance: dark }));
  expect(appearance.get()).toEqual(dark);
  publishSession({ ...session.get(), user: buildContact({ appearance: null }) });
  expect(appearance.get()).toEqual(DEFAULT_APPEARANCE);
  publishSession({ ...session.get(), user: buildContact({ appearance: dark }) });
  expect(appearance.get()).toEqual(dark);
  publishSession(null);
  expect(appearance.get()).toEqual(DEFAULT_APPEARANCE);
  stop();
});

it('[SH-13] takes a person who was kept by an older portal for one who chose nothing', () => {
  const stop = followSession({ displayName: 'Emma Clark' });
  expect(appearance.get()).toEqual(DEFAULT_APPEARANCE);
  stop();
});

it('[SH-13] begins with the scheme that the gateway gave the page, where nobody was kept', () => {
  document.documentElement.className = 'portal-dark';
  const stop = followSession(null);
  expect(appearance.get().schemes.main).toBe('dark');
  publishSession({ ...session.get(), user: buildContact({ appearance: null }) });
  expect(appearance.get()).toEqual(DEFAULT_APPEARANCE);
  stop();
  document.documentElement.className = '';
});

it('[SH-13] begins with the default look where what was kept cannot be read', () => {
  localStorage.setItem('portal.session.user', '{"appear');
  const stop = followSession(readStoredUser());
  expect(appearance.get()).toEqual(DEFAULT_APPEARANCE);
  stop();
});
