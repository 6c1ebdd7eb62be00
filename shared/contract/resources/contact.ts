import { Type } from 'typebox';
import { LOCALES } from '../constants';
import { AppearanceChoice } from './appearance';
import { BasedOn, DateTime, Email, ListQuery, NonBlank, Nullable, Phone, Uuid } from './common';

const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** What a person wants to be told of the chat, and how. */
export const NoticeChoice = Type.Object({
  /** By the browser, while a tab is open and not looked at; each browser asks for its own leave besides. */
  browser: Type.Boolean(),
  sound: Type.Boolean(),
  /** By mail, of what was not read within an hour. */
  mailDigest: Type.Boolean(),
  /** No browser notice and no sound in between, by the clock of the browser; over midnight where `from` is later. Mails wait for nothing. */
  quietHours: Nullable(Type.Object({ from: TimeOfDay, to: TimeOfDay })),
});
export type NoticeChoice = Type.Static<typeof NoticeChoice>;

/** A person of the company. What they have chosen for themselves (language, shortcuts, look, notices) is empty for everybody else. */
export const Contact = Type.Object({
  uuid: Uuid,
  userId: Type.Integer(),
  name: Type.String(),
  displayName: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  avatarUrl: Nullable(Type.String()),
  photoURL: Nullable(Type.String()),
  role: Nullable(Type.Literal('RM')),
  createdAt: DateTime,
  flagsMap: Type.Object({
    emailSubscription: Type.Boolean(),
    superAdmin: Type.Boolean(),
    isDso: Type.Boolean(),
    showHelp: Type.Boolean(),
    /** Signs in with an authenticator app or a passkey; told to themselves and to super admins, false to others. */
    secondFactor: Type.Boolean(),
  }),
  companyId: Type.Integer(),
  companyUuid: Uuid,
  /** Language of mails to this person; the portal's default until they chose one. */
  locale: Nullable(Type.Enum([...LOCALES])),
  /** Paths of the navigation entries that the person pinned. */
  shortcuts: Type.Array(Type.String()),
  /** Their choice of the portal's look; null until they made one. */
  appearance: Nullable(AppearanceChoice),
  /** Their choice of notices; null until they made one: no browser notices, no sound, mails as `emailSubscription` says. */
  notices: Nullable(NoticeChoice),
  /** Counts changes of what a form of the person shows. */
  version: Type.Integer(),
});
export type Contact = Type.Static<typeof Contact>;

/** The signed-in person. */
export const OwnContact = Type.Object({
  ...Contact.properties,
  /**
   * Keys of 32 bytes in base64, by which a browser seals what waits to be sent on the device: it is unreadable there once the session
   * is over, until the same person signs in again. The first seals, any opens. Servers from before have none.
   */
  outboxKeys: Type.Optional(Type.Array(Type.String())),
});
export type OwnContact = Type.Static<typeof OwnContact>;

/** Key or address of a stored picture of purpose avatar; null takes the picture away. */
const Picture = Type.Optional(Nullable(Type.String({ maxLength: 1_000 })));

export const ContactMeChange = Type.Object({
  name: NonBlank(120),
  /** null takes the phone number away; an empty one would be dropped on the way. */
  phone: Type.Optional(Nullable(Phone)),
  avatarUrl: Picture,
  version: BasedOn,
});
export type ContactMeChange = Type.Static<typeof ContactMeChange>;

/** Pinned paths in their order (SH-12), language of mails, look of the portal (SH-13), notices of the chat. */
export const UserUpdate = Type.Object(
  {
    shortcuts: Type.Optional(
      Type.Array(Type.String({ maxLength: 200, pattern: '^/' }), { maxItems: 20, uniqueItems: true }),
    ),
    locale: Type.Optional(Type.Enum([...LOCALES])),
    /** null takes the choice back. */
    appearance: Type.Optional(Nullable(AppearanceChoice)),
    notices: Type.Optional(Nullable(NoticeChoice)),
  },
  { minProperties: 1 },
);
export type UserUpdate = Type.Static<typeof UserUpdate>;

export const FLAG_NAMES = ['showHelp', 'emailSubscription'] as const;
export const FlagsChange = Type.Object({
  flags: Type.Array(
    Type.Object({ name: Type.Enum([...FLAG_NAMES]), value: Type.Union([Type.Literal(0), Type.Literal(1)]) }),
    {
      minItems: 1,
      maxItems: 10,
    },
  ),
});
export type FlagsChange = Type.Static<typeof FlagsChange>;

export const ContactListQuery = ListQuery;
const ContactFlags = Type.Array(
  Type.Object({
    name: Type.Enum(['emailSubscription']),
    value: Type.Union([Type.Literal(0), Type.Literal(1)]),
  }),
  { maxItems: 10 },
);

/** A new person of the company, who gets a mail to set a password (CO-05). */
export const NewContact = Type.Object({
  name: NonBlank(120),
  email: Email,
  phone: Type.Optional(Nullable(Phone)),
  role: Type.Optional(Nullable(Type.Literal('RM'))),
  avatarUrl: Type.Optional(Type.String({ maxLength: 1_000 })),
  /** The caller's own company; another is refused. */
  companyUuid: Type.Optional(Uuid),
  flags: Type.Optional(ContactFlags),
});
export type NewContact = Type.Static<typeof NewContact>;

/** What has a person as its relationship manager. */
export const ManagedRecords = Type.Object({
  doctors: Type.Integer(),
  /** Cases on which somebody still works. */
  openCases: Type.Integer(),
  /** All of them. */
  cases: Type.Integer(),
});
export type ManagedRecords = Type.Static<typeof ManagedRecords>;

/**
 * A change of a person: their uuid again, and the fields to set; the email stays (CO-05). A disabled role is null, and says to
 * which relationship manager the person's doctors and cases go; null for nobody.
 */
export const ContactChange = Type.Object({
  uuid: Uuid,
  model: Type.Object(
    {
      name: Type.Optional(NonBlank(120)),
      phone: Type.Optional(Nullable(Phone)),
      role: Type.Optional(Nullable(Type.Literal('RM'))),
      avatarUrl: Picture,
      flags: Type.Optional(ContactFlags),
    },
    { minProperties: 1 },
  ),
  reassignTo: Type.Optional(Nullable(Uuid)),
  version: BasedOn,
});
export type ContactChange = Type.Static<typeof ContactChange>;
/** The relationship manager to whom the removed one's doctors and cases go; 'nobody' says so. */
export const ContactRemovalQuery = Type.Object({
  reassignTo: Type.Optional(Type.Union([Uuid, Type.Literal('nobody')])),
});
