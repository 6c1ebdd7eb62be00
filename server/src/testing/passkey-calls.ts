import type { PasskeySignIn } from '@portal/shared/contract';
import { call, inject, refusal } from './call';
import { createDevice, type Device, type Oddity } from './passkey';
import { TEST_PASSWORD } from './test-data';
import type { TestServer } from './test-server';

type Headers = Readonly<Record<string, string>>;
const password = TEST_PASSWORD;

/** What a wrong passkey is answered by, whatever is wrong with it. */
export const NOT_ACCEPTED = { code: 'wrongCredentials', extra: [{ code: 'wrongPasskey' }] };

/** What a browser and a device do together, in front of a server. */
export function passkeyCalls(server: TestServer) {
  const { app } = server;
  const optionsFor = (headers: Headers) =>
    call(app, 'POST /contact/me/passkeys/options', { body: { password } }, headers);
  const challengeOf = async (firstStep?: string) => {
    const body = firstStep === undefined ? {} : { challenge: firstStep };
    return (await call(app, 'POST /auth/passkey/options', { body })).challenge;
  };
  const send = (credential: PasskeySignIn['credential'], headers: Headers = {}) =>
    inject(app, 'POST /auth/passkey', { body: { credential } }, headers);
  return {
    optionsFor,
    challengeOf,
    send,
    /** Adds a passkey to a person; answers its device as well. */
    async add(headers: Headers, name = 'Laptop') {
      const device = createDevice(server.ctx);
      const { challenge } = await optionsFor(headers);
      const body = { name, credential: device.create(challenge) };
      return { device, ...(await call(app, 'POST /contact/me/passkeys', { body }, headers)) };
    },
    signIn: async (device: Device, odd: Oddity = {}) => send(device.get(await challengeOf(), odd)),
    /** The first step of a sign-in by password; answers what it is told of the second: of what the code can be, beside a passkey. */
    async firstStep(username: string) {
      const answer = await refusal(app, 'POST /auth', { body: { username, password } });
      expect(answer.code).toBe('secondFactorNeeded');
      const [code, passkey] = answer.extra ?? [];
      return { challenge: String(code?.values?.['challenge']), besides: passkey?.values?.['besides'] };
    },
  };
}
