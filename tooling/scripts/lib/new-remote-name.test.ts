import { answers, checkName } from './new-remote-name.mjs';

const MANIFESTS = [
  { id: 'company', paths: ['/profile', '/profile/:tabName'], navigation: [] },
  { id: 'chat', paths: ['/inbox', '/cases/:room/chat'], navigation: [] },
];
const check = (name: string, folders: readonly string[] = []) =>
  checkName(name, MANIFESTS, (folder) => folders.includes(folder));

test.each(['visits', 'lab-notes', 'cases'])('%s would do', (name) => expect(() => check(name)).not.toThrow());

test.each([
  ['mfe-visits', "Without 'mfe-': npm run new:remote -- visits"],
  ['Visits', 'is not a name for a remote'],
  ['lab_notes', 'is not a name for a remote'],
  ['visits2', 'is not a name for a remote'],
  ['-visits', 'is not a name for a remote'],
  ['../visits', 'is not a name for a remote'],
  ['v'.repeat(41), 'at most 40 characters'],
  ['shell', 'has a meaning in the portal already'],
  ['releases', 'has a meaning in the portal already'],
  ['company', "There is a remote 'company' already"],
  ['inbox', "The address /inbox belongs to 'chat' already"],
])('%s is refused', (name, message) => expect(() => check(name)).toThrow(message));

test('a folder that is there is not written into', () => {
  expect(() => check('visits', ['mfe-visits'])).toThrow("There is a remote 'visits' already");
});

test.each([
  ['/visits', true],
  ['/:anything', true],
  ['/*', true],
  ['/visits/*', true],
  ['/', false],
  ['/visits/:id', false],
  ['/other', false],
])('%s answers /visits: %s', (pattern, expected) => expect(answers(pattern, '/visits')).toBe(expected));
