/**
 * An address whose percent signs cannot be decoded, with the signs taken as they are: the router would refuse it in its
 * own words before anything else is asked. The API server's addresses stay as they are, and are refused.
 */
export function readableAddress(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  if (/^\/(api|chat)(\/|$)/.test(path) || isDecodable(path)) return address;
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
