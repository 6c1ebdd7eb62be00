import { readConfig } from './config';

test('works without any setting: the API is on the next port', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: 'localhost',
    dataDir: 'var',
    apiUrl: 'http://127.0.0.1:8081',
    logLevel: 'info',
    trustProxy: [],
    allowOverrides: false,
    opsToken: null,
    selfHealing: true,
    redisUrl: null,
    opsPeople: [],
    opsSecondFactors: null,
    cohorts: [],
    metricsPort: null,
    metricsHost: '127.0.0.1',
    alertWebhook: null,
    securityContact: null,
  });
  expect(readConfig({ PORT: '', API_URL: ' ', DATA_DIR: '' })).toEqual(readConfig({}));
  expect(readConfig({ PORT: '9000' }).apiUrl).toBe('http://127.0.0.1:9001');
  expect(readConfig({ API_URL: 'https://api.example/' }).apiUrl).toBe('https://api.example');
});

test('a demo may be overridden, and has an ops page with a token of its own', () => {
  expect(readConfig({ DEMO: '1' })).toMatchObject({ allowOverrides: true, opsToken: 'make' });
  expect(readConfig({ ALLOW_OVERRIDES: '1' })).toMatchObject({ allowOverrides: true, opsToken: null });
  const OPS_TOKEN = 'a token of its own';
  expect(readConfig({ DEMO: '1', OPS_TOKEN })).toMatchObject({ opsToken: OPS_TOKEN });
});

test('no ops page is what `none` says too', () => {
  expect(readConfig({ OPS_TOKEN: 'none' }).opsToken).toBeNull();
});

test.each([
  [{ TRUST_PROXY: '1' }, "TRUST_PROXY must list addresses or networks like 10.0.0.0/8, not '1'"],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/64' }, "not '10.0.0.0/64'"],
  [{ SECURITY_CONTACT: 'us@clinic.example' }, 'which is neither mailto: nor https:'],
  [{ OPS_PEOPLE: 'Ann' }, 'OPS_PEOPLE must be name:token or name:token:cases+chat'],
  [{ OPS_TOKEN: 'short' }, 'OPS_TOKEN is shorter than 16 characters'],
  [{ SELF_HEALING: 'no' }, "SELF_HEALING is 'no', which is neither 'on' nor 'off'"],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address that begins redis://'],
  [{ METRICS_PORT: '0' }, "METRICS_PORT is '0'"],
  [{ ALERT_WEBHOOK: 'chat' }, 'ALERT_WEBHOOK is not an http address'],
  [
    { ALERT_WEBHOOK: 'https://chat.example/x', ALERT_WEBHOOK_KEY: 'short' },
    'ALERT_WEBHOOK_KEY is shorter than 24',
  ],
  [{ PORT: 'x' }, "PORT is 'x'"],
  [{ PORT: '70000' }, "PORT is '70000'"],
  [{ API_URL: 'localhost' }, "API_URL is 'localhost'"],
])('refuses %j in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('Redis, metrics, alarms and self-healing are settings', () => {
  const ALERT_WEBHOOK_KEY = 'a key of twenty-four chars';
  const ALERT_WEBHOOK = 'https://chat.example/hook';
  expect(
    readConfig({
      REDIS_URL: 'redis://r',
      METRICS_PORT: '9464',
      ALERT_WEBHOOK,
      ALERT_WEBHOOK_KEY,
      SELF_HEALING: 'off',
    }),
  ).toMatchObject({
    redisUrl: 'redis://r',
    metricsPort: 9464,
    alertWebhook: { url: ALERT_WEBHOOK, key: ALERT_WEBHOOK_KEY },
    selfHealing: false,
  });
});
