import {
  CLINICAL_CHOICES,
  hasPackageType,
  PRODUCT_NAMES,
  type Case,
  type CaseChange,
  type ClinicalField,
  type CompanyConfiguration,
} from '@portal/shared/contract';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import {
  archMessages,
  fieldHints,
  impressionTypeMessages,
  packageTypeMessages,
  patientTypeMessages,
} from './case-fields.messages';
import type { PreferenceField } from './clinical-texts';

/** The fields of a case that its submission fills in. */
export type SubmissionFieldName = Exclude<keyof CaseChange, 'version' | 'submit' | 'doctorUuid' | 'withTs'>;
/** Their values in the case. */
export type SubmissionValues = Pick<Case, SubmissionFieldName>;
export type FieldStep = 'patient' | 'clinical' | 'records';

/** The part of a company's configuration that decides which fields exist. */
type Rules = Pick<
  CompanyConfiguration,
  'isPackageTypeEnabled' | 'isPatientTypeAllowed' | 'isCustomFieldAllowed'
>;
type ProductOf = Pick<Case, 'productId'>;

/** The kind of a field decides its control, how it is sent and how it is shown as a fact. */
type FieldKind =
  /** Can be emptied in the form, but the server refuses an empty name. */
  | { readonly kind: 'patientName'; readonly maxLength: number }
  | { readonly kind: 'text' | 'longText'; readonly maxLength: number; readonly hint: MessageDescriptor }
  /** One of a few values with their names. Product names belong to the provider and are not translated. */
  | {
      readonly kind: 'choice';
      readonly names: Readonly<Record<string, string | MessageDescriptor>>;
      readonly isRequired?: true;
      /** Adds a column and a filter to the lists of cases. */
      readonly isListed?: true;
    }
  /** A choice for which the company can set a preference. Its values depend on the product. */
  | { readonly kind: 'preference'; readonly of: PreferenceField }
  | { readonly kind: 'teeth' | 'prescription' | 'customFields' };

export type SubmissionField = FieldKind & {
  readonly step: FieldStep;
  /** Whether product and company have the field; always when absent. */
  isOffered?(values: ProductOf, rules: Rules): boolean;
};

const hasChoices =
  (field: ClinicalField) =>
  ({ productId }: ProductOf): boolean =>
    CLINICAL_CHOICES[productId][field].length > 0;
const preference = (of: PreferenceField) =>
  ({ step: 'clinical', kind: 'preference', of, isOffered: hasChoices(of) }) as const;

/**
 * The fields of a submission, in the order in which a case's facts are listed. Form, review, facts, columns and filters are
 * made from this table.
 */
export const SUBMISSION_FIELDS = {
  patientName: { step: 'patient', kind: 'patientName', maxLength: 120 },
  productId: { step: 'patient', kind: 'choice', names: PRODUCT_NAMES, isRequired: true, isListed: true },
  impressionType: {
    step: 'records',
    kind: 'choice',
    names: impressionTypeMessages,
    isRequired: true,
    isListed: true,
  },
  arch: { step: 'clinical', kind: 'choice', names: archMessages, isRequired: true },
  prescription: { step: 'clinical', kind: 'prescription' },
  trimLine: preference('trimLine'),
  offset: preference('offset'),
  material: preference('material'),
  teeth: { step: 'clinical', kind: 'teeth', isOffered: hasChoices('teeth') },
  packageType: {
    step: 'patient',
    kind: 'choice',
    names: packageTypeMessages,
    isListed: true,
    isOffered: hasPackageType,
  },
  patientType: {
    step: 'patient',
    kind: 'choice',
    names: patientTypeMessages,
    isListed: true,
    isOffered: (_values, { isPatientTypeAllowed }) => isPatientTypeAllowed,
  },
  clientReferenceId: { step: 'patient', kind: 'text', maxLength: 60, hint: fieldHints.clientReferenceId },
  notes: { step: 'clinical', kind: 'longText', maxLength: 4_000, hint: fieldHints.notes },
  customFields: {
    step: 'patient',
    kind: 'customFields',
    isOffered: (_values, { isCustomFieldAllowed }) => isCustomFieldAllowed,
  },
} as const satisfies Record<SubmissionFieldName, SubmissionField>;

export const SUBMISSION_FIELD_NAMES = Object.keys(SUBMISSION_FIELDS) as SubmissionFieldName[];

export function isSubmissionField(name: string): name is SubmissionFieldName {
  return name in SUBMISSION_FIELDS;
}

const NO_RULES: Rules = {
  isPackageTypeEnabled: false,
  isPatientTypeAllowed: false,
  isCustomFieldAllowed: false,
};

export function isOffered(name: SubmissionFieldName, values: ProductOf, rules: Rules | null): boolean {
  const field: SubmissionField = SUBMISSION_FIELDS[name];
  return field.isOffered?.(values, rules ?? NO_RULES) ?? true;
}

/** Name of the chosen value; undefined when nothing is chosen. */
export function choiceName(
  name: SubmissionFieldName,
  value: string | null,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string | undefined {
  const field: SubmissionField = SUBMISSION_FIELDS[name];
  const label = field.kind === 'choice' ? field.names[value ?? ''] : undefined;
  return typeof label === 'object' ? formatMessage(label) : label;
}

type Fields = typeof SUBMISSION_FIELDS;
export type ListedField = {
  [N in SubmissionFieldName]: Fields[N] extends { isListed: true } ? N : never;
}[SubmissionFieldName];

export const LISTED_FIELDS = SUBMISSION_FIELD_NAMES.filter(
  (name): name is ListedField => 'isListed' in SUBMISSION_FIELDS[name],
);
