import { isIPv6 } from 'node:net';

/** What counts as one address: an IPv4 address, or the /64 network that one IPv6 customer has to himself. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const start = groups(head);
  const end = tail === undefined ? [] : groups(tail);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const all = [...start, ...Array.from({ length: gap }, () => '0'), ...end];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function groups(text: string): readonly string[] {
  return text === '' ? [] : text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
