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
    opsToken: null,
    tabsPerAddress: 4,
  });
  expect(readConfig({ PORT: '9000' }).apiUrl).toBe('http://127.0.0.1:9001');
  expect(readConfig({ API_URL: 'https://api.example/' }).apiUrl).toBe('https://api.example');
});

test('a demo may be overridden, and has an ops page with a token of its own', () => {
  expect(readConfig({ DEMO: '1' })).toMatchObject({ allowOverrides: true, opsToken: 'make' });
  expect(readConfig({ ALLOW_OVERRIDES: '1' })).toMatchObject({ allowOverrides: true, opsToken: null });
  const OPS_TOKEN = 'a token of its own';
  expect(readConfig({ DEMO: '1', OPS_TOKEN })).toMatchObject({ opsToken: OPS_TOKEN });
});

test.each([
  [{ OPS_TOKEN: 'short' }, 'OPS_TOKEN is shorter than 16 characters'],
  [{ HEALTH_TABS_PER_ADDRESS: '0' }, "HEALTH_TABS_PER_ADDRESS is '0'"],
  [{ PORT: 'x' }, "PORT is 'x'"],
  [{ PORT: '70000' }, "PORT is '70000'"],
  [{ API_URL: 'localhost' }, "API_URL is 'localhost'"],
])('refuses %j in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
