import { findPlainAddresses } from './plain-addresses';

const settingsOf = (env: Record<string, string>) => findPlainAddresses(env).map(([setting]) => setting);

describe('addresses that speak in clear', () => {
  it('are refused to another machine, each by its setting, and no password is repeated', () => {
    const plain = {
      DATABASE_URL: 'postgres://portal:secret@db.example:5432/portal',
      REDIS_URL: 'redis://:secret@cache.example:6379',
      S3_ENDPOINT: 'http://files.example',
      DELIVERY_S3_ENDPOINT: 'http://files.example',
      API_URL: 'http://server.example:8081',
      CLAMD_URL: 'tcp://clamd.example:3310',
      ALERT_WEBHOOK: 'http://chat.example/hook',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example:4318',
    };
    expect(settingsOf(plain)).toEqual(Object.keys(plain));
    expect(JSON.stringify(findPlainAddresses(plain))).not.toContain('secret');
    const [[, complaint] = []] = findPlainAddresses(plain);
    expect(complaint).toMatch(
      /^speaks to db\.example in clear: take TLS, or name db\.example in PLAIN_HOSTS/,
    );
  });

  it('are taken on this machine, and to hosts that the operator names', () => {
    expect(
      settingsOf({ DATABASE_URL: 'postgres://a@127.0.0.1/a', API_URL: 'http://localhost:8081' }),
    ).toEqual([]);
    const inside = { DATABASE_URL: 'postgres://a@postgres/a', REDIS_URL: 'redis://redis', API_URL: 'none' };
    expect(settingsOf({ ...inside, PLAIN_HOSTS: 'postgres, redis' })).toEqual([]);
    expect(settingsOf({ ...inside, PLAIN_HOSTS: 'redis' })).toEqual(['DATABASE_URL']);
  });

  it('TLS is no fault', () => {
    expect(
      settingsOf({
        DATABASE_URL: 'postgres://a@db.example/a?sslmode=verify-full',
        REDIS_URL: 'rediss://cache.example',
        S3_ENDPOINT: 'https://files.example',
        API_URL: 'https://server.example',
      }),
    ).toEqual([]);
    expect(settingsOf({ DATABASE_URL: 'postgres://a@db.example/a?sslmode=prefer' })).toEqual([
      'DATABASE_URL',
    ]);
  });
});
