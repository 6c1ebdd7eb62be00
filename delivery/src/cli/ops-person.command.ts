import { randomBytes } from 'node:crypto';
import { SHARED_ACCOUNT } from '../gateway/ops/second-factors';
import { EXIT, UsageError, type Command } from './command';

/** Makes what one person needs to log in at `/ops`. It is printed once and kept nowhere. */
export const opsPerson: Command = async ([name, ...more], _options, { print }) => {
  if (name === undefined || more.length > 0 || !/^[^:,]{1,80}$/.test(name.trim()))
    throw new UsageError('ops-person needs one name, without colons and commas');
  // Read here alone: no other command should wait for it.
  const { makeSecondFactor } = await import('../gateway/ops/totp');
  const account = name.trim();
  const { secret, uri } = makeSecondFactor(account);
  if (account !== SHARED_ACCOUNT) {
    print('Into OPS_PEOPLE of the gateways, with :cases+chat behind it for some domains alone:');
    print(`  ${account}:${randomBytes(24).toString('base64url')}`);
  }
  print('Into OPS_SECOND_FACTORS of the gateways:');
  print(`  ${account}:${secret}`);
  print('Into the authenticator app of the person, typed as above, or as a QR code of:');
  print(`  ${uri}`);
  return EXIT.done;
};
