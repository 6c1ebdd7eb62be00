import { acceptedLanguage } from './accepted-language';

it.each([
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['de-DE, de;q=0.9, ar;q=0.7, en;q=0.3', 'ar'],
  ['en;q=0, ar;q=0.1', 'ar'],
  ['en;q=rubbish', null],
  ['fr, de', null],
  ['*', null],
  ['', null],
  [undefined, null],
])('%s asks for %s', (header, locale) => {
  expect(acceptedLanguage(header)).toBe(locale);
});
