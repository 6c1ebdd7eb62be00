import { readConfig } from './config';

test('works without any setting: the API is on the next port', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: 'localhost',
    dataDir: 'var',
    apiUrl: 'http://127.0.0.1:8081',
    logLevel: 'info',
    trustProxy: false,
    allowOverrides: false,
  });
  expect(readConfig({ PORT: '9000' }).apiUrl).toBe('http://127.0.0.1:9001');
  expect(readConfig({ API_URL: 'https://api.example/' }).apiUrl).toBe('https://api.example');
});

test.each([
  [{ PORT: 'x' }, "PORT is 'x'"],
  [{ PORT: '70000' }, "PORT is '70000'"],
  [{ API_URL: 'localhost' }, "API_URL is 'localhost'"],
])('refuses %j in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
