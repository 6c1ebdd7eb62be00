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

/** What may be changed of a case and is filled in by its submission. */
export type SubmissionFieldName = Exclude<keyof CaseChange, 'version' | 'submit' | 'doctorUuid' | 'withTs'>;
/** Those fields as a case has them. */
export type SubmissionValues = Pick<Case, SubmissionFieldName>;
export type FieldStep = 'patient' | 'clinical' | 'records';

/** A company's configuration as far as it decides about fields. */
type Rules = Pick<
  CompanyConfiguration,
  'isPackageTypeEnabled' | 'isPatientTypeAllowed' | 'isCustomFieldAllowed'
>;
type ProductOf = Pick<Case, 'productId'>;

/** What a field is decides its control, how it is sent and how it reads as a fact. */
type FieldKind =
  /** May be empty on the page, but not in the server. */
  | { readonly kind: 'patientName'; readonly maxLength: number }
  | { readonly kind: 'text' | 'longText'; readonly maxLength: number; readonly hint: MessageDescriptor }
  /** One of few values, with their names; product names are the provider's and not translated. */
  | {
      readonly kind: 'choice';
      readonly names: Readonly<Record<string, string | MessageDescriptor>>;
      readonly isRequired?: true;
      /** Lists of cases have it as a column and as a filter. */
      readonly isListed?: true;
    }
  /** A choice of which the company may have a preference; the product decides between what. */
  | { readonly kind: 'preference'; readonly of: PreferenceField }
  | { readonly kind: 'teeth' | 'customFields' };

export type SubmissionField = FieldKind & {
  readonly step: FieldStep;
  /** Without it every product and company has the field. */
  isOffered?(values: ProductOf, rules: Rules): boolean;
};

const hasChoices =
  (field: ClinicalField) =>
  ({ productId }: ProductOf): boolean =>
    CLINICAL_CHOICES[productId][field].length > 0;
const preference = (of: PreferenceField) =>
  ({ step: 'clinical', kind: 'preference', of, isOffered: hasChoices(of) }) as const;

/** The fields of a submission in the order of a case's facts. The form, its review and the facts of a case are made from it. */
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

/** Whether product and company have a field. */
export function isOffered(name: SubmissionFieldName, values: ProductOf, rules: Rules | null): boolean {
  const field: SubmissionField = SUBMISSION_FIELDS[name];
  return field.isOffered?.(values, rules ?? NO_RULES) ?? true;
}

/** A choice in words; nothing where nothing is chosen. */
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
