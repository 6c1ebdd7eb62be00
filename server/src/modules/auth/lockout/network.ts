import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or an office gets 64 bits of an IPv6 address, and makes as many addresses of them as it likes. */
const NETWORK_GROUPS = 4;
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The network that an address belongs to, as failures are counted by it: an IPv4 address itself, the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const [, ipv4] = IPV4_IN_IPV6.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** All groups, those that '::' leaves out among them, without leading zeros. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.toLowerCase().split('%', 1);
  const [head = '', tail] = plain.split('::');
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [split(head), split(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
