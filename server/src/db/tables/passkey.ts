import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, publicId, ref, timestamptz } from './columns';
import { contact } from './contact';

/** A key of a person in one of their devices, of which the server has the public half (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    uuid: publicId(),
    contactId: ref('contact_id')
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    /** As the device named it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device has signed, by its own count; stays 0 where it counts nothing. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the device can be reached ('internal', 'usb'): browsers ask for it in a fitting way. */
    transports: text('transports').array().notNull(),
    /** As the person calls it. */
    name: text('name').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('passkey_contact_idx').on(t.contactId)],
);

/** What a device has to sign, for a few minutes and once: the row goes with the first answer. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    /** Random, base64url. */
    challenge: text('challenge').primaryKey(),
    /** Whose passkey has to answer; null for a sign-in of nobody known yet. */
    contactId: ref('contact_id').references(() => contact.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('passkey_challenge_contact_idx').on(t.contactId),
    index('passkey_challenge_expiry_idx').on(t.expiresAt),
  ],
);
