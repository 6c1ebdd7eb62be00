import { LOCALES, type Appearance, type ListPreferences, type NoticeChoice } from '@portal/shared/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { company } from './company';
import { createdAt, id, timestamptz, publicId, ref, version } from './columns';

/** A person of a company who can sign in. */
export const contact = pgTable(
  'contact',
  {
    id: id(),
    uuid: publicId(),
    companyId: ref('company_id')
      .notNull()
      .references(() => company.id),
    /** Unique without regard to case; also the user name. */
    email: text('email').notNull(),
    /** Argon2id in PHC format; null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    phone: text('phone'),
    /** Key of a stored file. */
    avatarUrl: text('avatar_url'),
    locale: text('locale', { enum: LOCALES }),
    role: text('role', { enum: ['RM'] }),
    isSuperAdmin: boolean('is_super_admin').notNull().default(false),
    emailSubscription: boolean('email_subscription').notNull().default(false),
    showHelp: boolean('show_help').notNull().default(false),
    shortcuts: text('shortcuts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Choice of the portal's look; null until one was made. */
    appearance: jsonb('appearance').$type<Appearance>(),
    /** Choice of notices of the chat; null until one was made. */
    notices: jsonb('notices').$type<NoticeChoice>(),
    /** Random, base64url: what passkeys know the person by, on devices that others may read. Null until the first one is begun. */
    passkeyHandle: text('passkey_handle'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contact_email_key').on(sql`lower(${t.email})`),
    index('contact_company_idx').on(t.companyId),
  ],
);

/** How a person wants a list to look: columns, row height, saved views. Nothing in it names a patient. */
export const listPreference = pgTable(
  'list_preference',
  {
    contactId: ref('contact_id')
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    /** The list's name in calls, for example `cases.admin`. */
    list: text('list').notNull(),
    value: jsonb('value').$type<ListPreferences>().notNull(),
    /** Counts the changes, so that one of two at once is refused and not lost. */
    version: integer('version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contactId, t.list] })],
);

/** A sign-in on one device, `createdAt` being when it was. Only SHA-256 hashes of tokens are kept. */
export const session = pgTable(
  'session',
  {
    id: id(),
    uuid: publicId(),
    contactId: ref('contact_id')
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    revokedAt: timestamptz('revoked_at'),
    /** To within five minutes: a write for each call would cost more than it says. */
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    /** Network address of the last use. */
    address: text('address'),
    /** What the browser said of itself at the sign-in. */
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (t) => [index('session_contact_idx').on(t.contactId)],
);

/** Tokens of a session. A used refresh token stays, so that a second use is noticed. */
export const sessionToken = pgTable(
  'session_token',
  {
    hash: text('hash').primaryKey(),
    sessionId: ref('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    /** Of a used refresh token: what its successors are derived with, besides the token itself and the server's key. */
    successorSalt: text('successor_salt'),
  },
  (t) => [
    index('session_token_session_idx').on(t.sessionId),
    index('session_token_expiry_idx').on(t.expiresAt),
  ],
);

/** Leave to set a password once, sent by mail; only the SHA-256 hash of the token is kept. */
export const passwordToken = pgTable(
  'password_token',
  {
    hash: text('hash').primaryKey(),
    contactId: ref('contact_id')
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('password_token_contact_idx').on(t.contactId)],
);

/** The authenticator app of a person (TOTP), by which a sign-in takes a second step, and the salt of their recovery codes. */
export const secondFactor = pgTable('second_factor', {
  contactId: ref('contact_id')
    .primaryKey()
    .references(() => contact.id, { onDelete: 'cascade' }),
  /** Encrypted: whoever reads it makes codes. Null for who has passkeys, whose recovery codes need the row, and no app. */
  sealedSecret: text('sealed_secret'),
  /** When a first code proved that the app has the secret; until then sign-ins take no code of it. */
  confirmedAt: timestamptz('confirmed_at'),
  /** The last period of 30 seconds whose code was taken, counted from 1970: no code is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** Of the recovery codes' hashes. */
  salt: text('salt').notNull(),
  createdAt: createdAt(),
});

/** Codes that stand in for the authenticator app or a passkey, each once; only Argon2id hashes are kept. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    contactId: ref('contact_id')
      .notNull()
      .references(() => secondFactor.contactId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [primaryKey({ columns: [t.contactId, t.hash] })],
);

/**
 * Failed sign-ins by account, counted for the lockout. `account` is the lower-case user name as typed; `address` the network that
 * the try came from.
 */
export const loginFailure = pgTable(
  'login_failure',
  {
    id: id(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    failedAt: timestamptz('failed_at').notNull().defaultNow(),
  },
  (t) => [
    index('login_failure_account_idx').on(t.account, t.failedAt),
    index('login_failure_address_idx').on(t.address, t.failedAt),
  ],
);

/** Small facts of the installation itself. */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });
