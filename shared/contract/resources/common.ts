import { Type, type TSchema } from 'typebox';
import { LIMITS, PHONE_PATTERN } from '../constants';

export const Uuid = Type.String({ format: 'uuid' });
export const DateTime = Type.String({ format: 'date-time' });
export const NonBlank = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
export const Email = Type.String({ format: 'email', maxLength: LIMITS.emailLength });
export const Phone = Type.String({ maxLength: LIMITS.phoneLength, pattern: PHONE_PATTERN });
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A page of a list: `total` rows in `pages` pages, of which this is number `page` (from 1). */
export const ListOf = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), total: Type.Integer(), pages: Type.Integer(), page: Type.Integer() });

/** Query of every list (AP-13): `order` is 'field direction', `filter` is a JSON expression tree. */
export const ListQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  paginate: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
  order: Type.Optional(Type.String({ maxLength: 80, pattern: '^[A-Za-z.]+( (asc|desc|ASC|DESC))?$' })),
  /** The same as `order` in two parts; `order` wins. */
  sortBy: Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z.]+$' })),
  sortType: Type.Optional(Type.Enum(['asc', 'desc', 'ASC', 'DESC'])),
  filter: Type.Optional(Type.String({ maxLength: 8_000 })),
});
export type ListQuery = Type.Static<typeof ListQuery>;

/** ISO 3166-1 number of a country. */
export const CountryId = Type.Integer({ minimum: 1, maximum: 9_999 });
export const IdParams = Type.Object({ id: Uuid });
/** An entry of a reference list. */
export const Reference = Type.Object({ id: Type.Integer(), title: Type.String() });
export type Reference = Type.Static<typeof Reference>;
/** An entry of a reference list whose title pages translate by its key; one of an unknown key is shown by its title. */
export const KeyedReference = Type.Object({ id: Type.Integer(), key: Type.String(), title: Type.String() });
export type KeyedReference = Type.Static<typeof KeyedReference>;
/** A case as records name it that hold several. */
export const CaseRef = Type.Object({ uuid: Uuid, identifier: Type.String(), patientName: Type.String() });
/** What a change was made of, where the caller knows: a record that was changed since is refused by 'conflict'. */
export const BasedOn = Type.Optional(Type.Integer());
/**
 * A UUID that the caller makes up for one intention: a call that is repeated with it makes nothing new and answers what the first one
 * made. 'clientIdTaken' when it was used for something else.
 */
export const ClientId = Uuid;
export const Done = Type.Object({ ok: Type.Literal(true) });

const RefusalValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

/**
 * The one shape of an error reply. `code` and those of `extra` are from the closed lists of `shared/errors`; a page translates
 * them with their values. `message`, `msg` and `errors` say the same in English.
 */
export const ErrorReply = Type.Object({
  code: Type.String(),
  message: Type.String(),
  values: Type.Optional(RefusalValues),
  extra: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.Optional(Type.String()),
        code: Type.Optional(Type.String()),
        values: Type.Optional(RefusalValues),
        msg: Type.String(),
      }),
    ),
  ),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ErrorReply = Type.Static<typeof ErrorReply>;
export interface List<T> {
  data: T[];
  total: number;
  pages: number;
  page: number;
}
