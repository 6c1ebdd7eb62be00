import { cleanStrings } from './clean-strings';

it('takes what controls a terminal or a direction out of every text but passwords', () => {
  const body = {
    name: 'Ada\u001b[2J \u202egnp.exe',
    password: 'pass\u0007word',
    oldPassword: '\u202e',
    notes: 'one\n\ttwo\r\n',
    mixed: 'حالة \u2068C-1\u2069',
    zero: 'a\0b',
    list: [{ deep: ['\u0085x'] }, 'y\u2067', 7, null],
  };
  cleanStrings(body);
  expect(body).toEqual({
    name: 'Ada[2J gnp.exe',
    password: 'pass\u0007word',
    oldPassword: '\u202e',
    notes: 'one\n\ttwo\r\n',
    mixed: 'حالة \u2068C-1\u2069',
    // Refused afterwards.
    zero: 'a\0b',
    list: [{ deep: ['x'] }, 'y', 7, null],
  });
});
