import { cleanMessage, cleanRoute } from './clean-report';

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'teeth')"],
  ['ChunkLoadError: Loading chunk 417 failed.'],
  ['Error: Minified React error #418'],
])('%s says nothing of anybody and stays', (message) => {
  expect(cleanMessage(message)).toBe(message);
});

test.each([
  [
    `SyntaxError: Unexpected token 'A', "Ada Lovelace" is not valid JSON`,
    `SyntaxError: Unexpected token 'A', "…" is not valid JSON`,
  ],
  ['no contact ada.lovelace+1@clinic.example.org', 'no contact <mail>'],
  ['failed: https://portal.example/api/files/abc?sig=1', 'failed: <address>'],
  ['case 0b9f3a52-2f83-4a66-9b6e-6c1a2d5a7e01 is gone', 'case <id> is gone'],
  ['from 203.0.113.7 refused', 'from <address> refused'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3', 'Bearer <token>'],
  ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'key <token>'],
  ['called +49 (30) 1234-5678', 'called <number>'],
  ['born 1984-03-07', 'born <number>'],
])('%s', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
});

test.each([
  ['/', '/'],
  ['/admin/all/0b9f3a52-2f83-4a66-9b6e-6c1a2d5a7e01/requests?q=Ada#x', '/admin/all/:id/requests'],
  ['/doctors/Ada%20Lovelace', '/doctors/:id'],
  ['/cases/C-10023', '/cases/:id'],
])('the path %s is told as %s', (path, route) => {
  expect(cleanRoute(path)).toBe(route);
});
