import { Type, type TSchema } from 'typebox';
import { LIMITS, PHONE_PATTERN, PRIVATE_QUERY } from '../constants';

export const Uuid = Type.String({ format: 'uuid' });
export const DateTime = Type.String({ format: 'date-time' });
/** A day without a time, as `2026-03-31`. */
export const Day = Type.String({ format: 'date', maxLength: 10 });
export const NonBlank = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
export const Email = Type.String({ format: 'email', maxLength: LIMITS.emailLength });
export const Phone = Type.String({ maxLength: LIMITS.phoneLength, pattern: PHONE_PATTERN });
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/**
 * A page of a list: `total` rows in `pages` pages, of which this is number `page` (from 1). A long list is not counted to its end:
 * with `isTotalCapped` it has more than `total` rows, and `pages` are those that are known to have some. The page after this one
 * is always among them, so that whoever turns pages until `page` is `pages` has all rows.
 */
export const ListOf = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    total: Type.Integer(),
    isTotalCapped: Type.Optional(Type.Literal(true)),
    pages: Type.Integer(),
    page: Type.Integer(),
  });

/** Query of every list (AP-13). Descriptions are for the API document, whose readers do not see this file. */
export const ListQuery = Type.Object({
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Number of the page, from 1.' }),
  ),
  paginate: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999, description: 'Rows of a page.' })),
  order: Type.Optional(
    Type.String({
      maxLength: 80,
      pattern: '^[A-Za-z.]+( (asc|desc|ASC|DESC))?$',
      description: 'What rows are sorted by: a field and its direction, as `createdAt desc`.',
    }),
  ),
  sortBy: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: '^[A-Za-z.]+$',
      description: 'The field of `order` alone; `order` wins.',
    }),
  ),
  sortType: Type.Optional(
    Type.Enum(['asc', 'desc', 'ASC', 'DESC'], { description: 'The direction of `sortBy`.' }),
  ),
  filter: Type.Optional(
    Type.String({
      maxLength: 8_000,
      description:
        'Which rows: an expression as JSON, as `{"op":"AND","value":[{"op":"EQ","key":"status","value":"NEW"}]}`; ' +
        '`op` is AND, OR, NOT, EQ, LIKE, GTE, LTE or NULL.',
    }),
  ),
});
export type ListQuery = Type.Static<typeof ListQuery>;

/** ISO 3166-1 number of a country. */
export const CountryId = Type.Integer({ minimum: 1, maximum: 9_999 });
export const IdParams = Type.Object({ id: Uuid });
/** One of the company's people, as records name them. */
export const PersonRef = Type.Object({ uuid: Uuid, name: Type.String() });
/** Whose a record is, for the provider, who has those of every company. */
export const CompanyRef = Type.Object({ uuid: Uuid, name: Type.String() });
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
/** The key of a press as pages of before the header `Idempotency-Key` say it. */
export const ClientId = Uuid;
/**
 * Headers of a call that makes something. The key is made up by the caller for one press: the same call again within a day makes
 * nothing and is answered the same. 'idempotencyKeyTaken' when it was used for something else, 'inProgress' while a file of it arrives.
 */
export const KeyedHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{8,100}$',
      description:
        'Made up by the caller for one press: the same call again within a day makes nothing and is answered the same.',
    }),
  ),
});
/** See `PRIVATE_QUERY`. */
export const PrivateQueryHeaders = Type.Object({
  [PRIVATE_QUERY]: Type.Optional(
    Type.String({
      maxLength: 12_000,
      description:
        'Parameters of the query that are not to stand in the address, written like it: `search=Ada+L`.',
    }),
  ),
});
export const Done = Type.Object({ ok: Type.Literal(true) });

const RefusalValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

/** What an error says of one field. */
export const ErrorEntry = Type.Object({
  field: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  values: Type.Optional(RefusalValues),
  msg: Type.String(),
});

/**
 * The one shape of an error reply. `code` and those of `extra` are from the closed lists of `shared/errors`; a page translates
 * them with their values. `message`, `msg` and `errors` say the same in English.
 */
export const ErrorReply = Type.Object({
  code: Type.String(),
  message: Type.String(),
  values: Type.Optional(RefusalValues),
  extra: Type.Optional(Type.Array(ErrorEntry)),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ErrorReply = Type.Static<typeof ErrorReply>;
export interface List<T> {
  data: T[];
  total: number;
  /** There are more than `total`. */
  isTotalCapped?: true;
  pages: number;
  page: number;
}
