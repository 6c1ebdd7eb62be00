import { Type } from 'typebox';
import { DateTime, NonBlank, Nullable, Uuid } from './common';

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
  }),
  companyId: Type.Integer(),
  companyUuid: Uuid,
  /** Paths of the navigation entries that the person pinned. */
  shortcuts: Type.Array(Type.String()),
});
export type Contact = Type.Static<typeof Contact>;

export const ContactMeChange = Type.Object({
  name: NonBlank(120),
  /** null takes the phone number away; an empty one would be dropped on the way. */
  phone: Type.Optional(Nullable(Type.String({ maxLength: 40, pattern: '^[0-9+() -]*$' }))),
  avatarUrl: Type.Optional(Type.String({ maxLength: 1_000 })),
});
export type ContactMeChange = Type.Static<typeof ContactMeChange>;

/** Paths of the navigation entries that the person pinned, in their order (SH-12). */
export const UserUpdate = Type.Object({
  shortcuts: Type.Array(Type.String({ maxLength: 200, pattern: '^/' }), { maxItems: 20, uniqueItems: true }),
});
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
