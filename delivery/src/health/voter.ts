import { createHmac } from 'node:crypto';

/**
 * Who counts once when a release is judged: a signed-in person, or for pages without a session the address that the page was
 * given to. Both as a keyed hash, so that neither can be read from what is kept.
 */
export function personVoter(key: string, uuid: string): string {
  return `p:${hash(key, `person ${uuid}`)}`;
}

export function addressVoter(key: string, address: string): string {
  return `a:${hash(key, `address ${address}`)}`;
}

export function isPerson(voter: string): boolean {
  return voter.startsWith('p:');
}

function hash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
}
