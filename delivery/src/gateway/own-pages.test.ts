import { isFromOwnPages } from './own-pages';

test.each([
  [{}, true],
  [{ origin: 'http://portal.example' }, true],
  [{ origin: 'https://portal.example' }, true],
  [{ origin: 'https://portal.example:8443' }, false],
  [{ origin: 'https://elsewhere.example' }, false],
  [{ origin: 'https://portal.example.elsewhere.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
])('%j is from a page of portal.example: %s', (headers, expected) => {
  expect(isFromOwnPages({ headers, host: 'portal.example' })).toBe(expected);
});
