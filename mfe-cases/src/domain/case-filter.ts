import {
  CASE_STATUSES,
  IMPRESSION_TYPES,
  IN_MANUFACTURING_STATUSES,
  PACKAGE_TYPES,
  PATIENT_TYPES,
  PRODUCTS,
  type CaseStatus,
  type FilterExpression,
} from '@portal/shared/contract';

/** A status, or several under one name. */
const STATUS_FILTERS = ['inManufacturing', ...CASE_STATUSES] as const;
const FLAGS = ['true', 'false'] as const;
const REFERENCES = ['given', 'missing'] as const;

/** What lists of cases are filtered by, by the names that addresses have for it. */
export const FILTER_KEYS = [
  'status',
  'productId',
  'impressionType',
  'packageType',
  'patientType',
  'doctor',
  'createdFrom',
  'createdTo',
  'hasRefinements',
  'withTs',
  'reference',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** A filter: per key the values of which a case has one. Nothing in it names a patient. */
export type CaseFilter = { readonly [K in FilterKey]?: readonly string[] };

interface Rule {
  isValid(value: string): boolean;
  toExpression(value: string): FilterExpression;
  readonly isSingle?: true;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;

const oneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);
const equal = (key: string, value: string | boolean): FilterExpression => ({ op: 'EQ', key, value });
const choice = (key: string, values: readonly string[]): Rule => ({
  isValid: oneOf(values),
  toExpression: (value) => equal(key, value),
});
const flag = (key: string): Rule => ({
  isValid: oneOf(FLAGS),
  toExpression: (value) => equal(key, value === 'true'),
  isSingle: true,
});
/** Days are those of the reader's clock, as the list's dates are. */
const day = (op: 'GTE' | 'LTE', time: string): Rule => ({
  isValid: (value) => DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true,
  toExpression: (value) => ({ op, key: 'createdAt', value: new Date(`${value}T${time}`).toISOString() }),
  isSingle: true,
});

const WITHOUT_REFERENCE: FilterExpression = { op: 'NULL', key: 'clientReferenceId' };

export const FILTER_RULES: Readonly<Record<FilterKey, Rule>> = {
  status: {
    isValid: oneOf(STATUS_FILTERS),
    toExpression: (value) => anyOf(statusesOf(value).map((status) => equal('status', status))),
  },
  productId: choice('productId', PRODUCTS),
  impressionType: choice('impressionType', IMPRESSION_TYPES),
  packageType: choice('packageType', PACKAGE_TYPES),
  patientType: choice('patientType', PATIENT_TYPES),
  doctor: { isValid: (value) => UUID.test(value), toExpression: (value) => equal('doctor.uuid', value) },
  createdFrom: day('GTE', '00:00'),
  createdTo: day('LTE', '23:59:59.999'),
  hasRefinements: flag('hasRefinements'),
  withTs: flag('withTs'),
  reference: {
    isValid: oneOf(REFERENCES),
    toExpression: (value) =>
      value === 'missing' ? WITHOUT_REFERENCE : { op: 'NOT', value: WITHOUT_REFERENCE },
    isSingle: true,
  },
};

/**
 * A filter as the expression tree that lists and their exports take: AND with a value list (specification §§ 3 and 7, CA-04,
 * CA-05). Nothing for a filter of nothing.
 */
export function toExpression(filter: CaseFilter): FilterExpression | undefined {
  const parts = FILTER_KEYS.flatMap((key) => {
    const values = filter[key] ?? [];
    return values.length > 0 ? [anyOf(values.map((value) => FILTER_RULES[key].toExpression(value)))] : [];
  });
  return parts.length > 0 ? { op: 'AND', value: parts } : undefined;
}

/** An alternative of alternatives is one list, which the server's index answers as a whole. */
function anyOf(parts: readonly FilterExpression[]): FilterExpression {
  const flat = parts.flatMap((part) => (part.op === 'OR' ? part.value : [part]));
  const [only] = flat;
  return only && flat.length === 1 ? only : { op: 'OR', value: flat };
}

function statusesOf(value: string): readonly string[] {
  return value === 'inManufacturing' ? IN_MANUFACTURING_STATUSES : [value];
}

/** The one status that a filter lets through, if it is one. */
export function onlyStatus({ status = [] }: CaseFilter): CaseStatus | undefined {
  return status.length === 1 ? CASE_STATUSES.find((known) => known === status[0]) : undefined;
}

/** What a form has in its fields: a value or several, and nothing in various ways. */
export type FilterValues = { readonly [K in FilterKey]?: string | readonly string[] | null };

/** The filter that a form asks for. */
export function toFilter(values: FilterValues): CaseFilter {
  const chosen = FILTER_KEYS.map((key) => [key, [values[key] ?? []].flat().filter(Boolean)] as const);
  return Object.fromEntries(chosen.filter(([, list]) => list.length > 0));
}
