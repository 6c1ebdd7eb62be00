import type { AuditEntry, FeedDocument } from '../feed';

/** A feed with nothing live, as far as a store looks at it. */
export const fakeFeed = (revision: number): FeedDocument => ({
  schema: 1,
  revision,
  updatedAt: '2026-01-01T00:00:00.000Z',
  domains: {},
  trail: `hash ${revision}`,
  keyId: 'key',
  signature: `signature ${revision}`,
});

/** An activation for everybody, without its place in the chain. */
export const fakeEntry = (revision: number, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  revision,
  who: 'ann',
  why: 'test',
  when: '2026-01-01T00:00:00.000Z',
  action: 'activate',
  automatic: false,
  domain: 'cases',
  from: null,
  to: `${revision}.0.0`,
  percent: 100,
  overridden: [],
  previous: '',
  hash: '',
  ...fields,
});
