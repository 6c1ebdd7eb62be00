import { describeFaults, findFaults, type Env } from './check-settings';
import { ALL_NEEDED, PARTS } from './parts';

const WHOLE: Env = {
  DATA_DIR: '/var/lib/portal',
  DATABASE_URL: 'postgres://portal:secret@127.0.0.1:5432/portal',
  PUBLIC_URL: 'https://portal.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Portal <portal@example.com>',
  PROVIDER_TOKEN: 'a'.repeat(64),
  FILE_KEY: 'b'.repeat(64),
  OPS_TOKEN: 'c'.repeat(64),
  OPS_SECOND_FACTORS: `OPS_TOKEN:${'A'.repeat(32)}`,
};
const BOTH = Object.values(PARTS);

const messagesOf = async (env: Env, parts = BOTH): Promise<string[]> =>
  (await findFaults(env, parts)).map(({ message }) => message);

describe('the settings of production', () => {
  it('are enough as the README has them, with what can be declined declined', async () => {
    expect(await messagesOf(WHOLE)).toEqual([]);
    const declined = {
      DATABASE_URL: 'none',
      PUBLIC_URL: 'none',
      SMTP_URL: 'none',
      OPS_TOKEN: 'none',
      OPS_SECOND_FACTORS: 'none',
    };
    expect(await messagesOf({ ...WHOLE, ...declined })).toEqual([]);
  });

  it('are told missing all at once, blank ones too, each with what it is for and what to write', async () => {
    const faults = await findFaults({ FILE_KEY: ' ' }, BOTH);
    const names = Object.keys(ALL_NEEDED);
    expect(faults.map(({ message }) => message).toSorted()).toEqual(
      names.map((name) => `${name} is missing`).toSorted(),
    );
    const text = describeFaults(faults, ALL_NEEDED);
    expect(text).toMatch(/^Nothing was started: 8 settings are missing or wrong\.$/m);
    for (const [name, { purpose, example }] of Object.entries(ALL_NEEDED)) {
      expect(text).toContain(`${purpose}.\n`);
      expect(text).toContain(`For example ${name}=${example}\n`);
    }
    expect(text).toContain('Or DATABASE_URL=none: the embedded database');
    expect(text).not.toContain('Or FILE_KEY=none');
  });

  it('are told wrong all at once, of both processes, and beside what is missing', async () => {
    const wrong = {
      DATABASE_POOL: 'many',
      PORT: 'x',
      S3_BUCKET: 'files',
      PROVIDER_TOKEN: 'none',
      FILE_KEY: 'short',
      PROVIDER_TOKENS: 'Mia',
      SMTP_URL: 'mail.example.com',
      OPS_TOKEN: 'short',
      TRUST_PROXY: '1',
      DELIVERY_S3_BUCKET: 'releases',
      DELIVERY_S3_ENDPOINT: 'storage',
    };
    const settings = (await findFaults({ ...WHOLE, DATABASE_URL: '', ...wrong }, BOTH)).map(
      ({ setting }) => setting,
    );
    expect(settings.toSorted()).toEqual(
      [
        ...Object.keys(wrong).filter((name) => !/^(DELIVERY_)?S3_BUCKET$/.test(name)),
        'DATABASE_URL',
        'S3_ACCESS_KEY',
        'S3_SECRET_KEY',
      ].toSorted(),
    );
  });

  it.each([
    [{ DATA_DIR: 'var' }, 'DATA_DIR must be an absolute path, not var'],
    [{ DATA_DIR: 'none' }, 'DATA_DIR cannot be declined'],
    [{ DEMO: '1' }, 'DEMO must not be 1'],
    [{ PUBLIC_URL: 'http://portal.example.com' }, 'PUBLIC_URL must begin https://'],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, 'PUBLIC_URL must begin https://'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM must be set with SMTP_URL'],
  ])('have no %j', async (env, message) => {
    expect(await messagesOf({ ...WHOLE, ...env })).toEqual([expect.stringContaining(message)]);
  });

  it('may be of this machine alone, for trying it out', async () => {
    expect(await messagesOf({ ...WHOLE, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
  });

  it('of one process are asked for where that one runs alone', async () => {
    const needed = (part: keyof typeof PARTS) =>
      findFaults({}, [PARTS[part]]).then((faults) => faults.map(({ setting }) => setting));
    expect(await needed('gateway')).toEqual(['DATA_DIR', 'OPS_TOKEN', 'OPS_SECOND_FACTORS']);
    expect(await needed('server')).not.toContain('OPS_TOKEN');
  });

  it('are told as they are when a message names none', async () => {
    const read = () => {
      throw new Error('disk on fire');
    };
    expect(await findFaults({}, [{ needed: {}, read }])).toEqual([
      { setting: null, message: 'disk on fire' },
    ]);
  });
});
