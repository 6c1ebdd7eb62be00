import { readNewRemoteOptions } from './new-remote-options.mjs';

test('a title is made of the name, and stands for the languages that have none', () => {
  expect(readNewRemoteOptions(['lab-notes'])).toEqual({
    name: 'lab-notes',
    title: { en: 'Lab notes', tr: 'Lab notes', ar: 'Lab notes' },
    install: true,
  });
  expect(readNewRemoteOptions(['visits', '--title-ar', 'الزيارات', '--no-install'])).toEqual({
    name: 'visits',
    title: { en: 'Visits', tr: 'Visits', ar: 'الزيارات' },
    install: false,
  });
});

test.each([
  [[], 'needs one name'],
  [['visits', 'notes'], 'needs one name'],
  [['visits', '--title', '{count}'], 'is not a title'],
  [['visits', '--title', ' '], 'is not a title'],
  [['visits', '--what'], "Unknown option '--what'"],
])('%j is refused', (argv, message) => expect(() => readNewRemoteOptions(argv)).toThrow(message));
