import {
  CLINICAL_CHOICES,
  preferredChoices,
  TOOTH_MARKS,
  type Case,
  type CompanyConfiguration,
  type ToothMark,
} from '@portal/shared/contract';
import type { IntlShape } from 'react-intl';
import { archMessages } from './case-fields.messages';
import { clinicalMessages, trimLineMessages } from './clinical.messages';
import { toothLabel } from './dental-notation';

/** Choices of which a company may have a preference. */
export const CHOSEN_FIELDS = ['trimLine', 'offset', 'material'] as const;
export type ChosenField = (typeof CHOSEN_FIELDS)[number];
export type ClinicalFact = readonly ['arch' | ChosenField | ToothMark, string | null];
type Clinical = Pick<Case, 'productId' | 'arch' | 'teeth' | ChosenField>;

/** The clinical choices of a case in words: those that its product has, with the company's preference where nothing is chosen. */
export function clinicalFacts(
  subject: Clinical,
  configuration: CompanyConfiguration | null,
  { formatMessage, formatList }: IntlShape,
): readonly ClinicalFact[] {
  const choices = CLINICAL_CHOICES[subject.productId];
  const fields = CHOSEN_FIELDS.filter((field) => choices[field].length > 0);
  const preferred = configuration && preferredChoices(subject.productId, configuration);
  return [
    ['arch', subject.arch && formatMessage(archMessages[subject.arch])],
    ...fields.map((field): ClinicalFact => {
      const value = subject[field];
      if (value) return [field, choiceText(field, value, formatMessage)];
      return [field, preferenceText(field, preferred?.[field] ?? null, formatMessage)];
    }),
    ...TOOTH_MARKS.flatMap((mark): readonly ClinicalFact[] => {
      const teeth = subject.teeth?.[mark] ?? [];
      const labels = teeth.map((tooth) => isolated(toothLabel(tooth, configuration?.dentalNotation ?? null)));
      return labels.length > 0 ? [[mark, formatList(labels, { type: 'unit' })]] : [];
    }),
  ];
}

/** A choice in words; materials are the provider's names and not translated. */
export function choiceText(
  field: ChosenField,
  value: string,
  formatMessage: IntlShape['formatMessage'],
): string {
  switch (field) {
    case 'trimLine':
      return formatMessage(trimLineMessages[value as keyof typeof trimLineMessages]);
    case 'offset':
      return formatMessage(clinicalMessages.offsetMm, { offset: value });
    case 'material':
      return value;
  }
}

/** What holds where nothing is chosen: the company's preference or, where it has none, what the lab always does. */
export function preferenceText(
  field: ChosenField,
  preferred: string | null,
  formatMessage: IntlShape['formatMessage'],
): string {
  if (!preferred) return formatMessage(clinicalMessages.labStandard);
  return formatMessage(clinicalMessages.preference, { choice: choiceText(field, preferred, formatMessage) });
}

/** Palmer's corners would turn around in a text from right to left. */
function isolated(label: string): string {
  return `\u2066${label}\u2069`;
}
