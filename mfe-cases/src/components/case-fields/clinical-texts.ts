import {
  preferredChoices,
  toothLabel,
  type CompanyConfiguration,
  type ProductId,
} from '@portal/shared/contract';
import type { IntlShape } from 'react-intl';
import { clinicalMessages, trimLineMessages } from './clinical.messages';

/** Clinical choices for which a company can set a preference. */
export type PreferenceField = 'trimLine' | 'offset' | 'material';

/** Name of a choice. Names of materials belong to the provider and are not translated. */
export function choiceText(
  field: PreferenceField,
  value: string,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
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

/** What applies when nothing is chosen: the company's preference or, without one, the lab's default. */
export function preferenceText(
  field: PreferenceField,
  productId: ProductId,
  configuration: CompanyConfiguration | null,
  intl: Pick<IntlShape, 'formatMessage'>,
): string {
  const preferred = configuration && preferredChoices(productId, configuration)[field];
  if (!preferred) return intl.formatMessage(clinicalMessages.labStandard);
  return intl.formatMessage(clinicalMessages.preference, { choice: choiceText(field, preferred, intl) });
}

/**
 * Tooth numbers in the company's notation. Isolated left to right, because Palmer's brackets would be mirrored in right-to-
 * left text.
 */
export function teethText(
  teeth: readonly number[],
  configuration: CompanyConfiguration | null,
  { formatList }: Pick<IntlShape, 'formatList'>,
): string {
  const labels = teeth.map((tooth) => toothLabel(tooth, configuration?.dentalNotation ?? null));
  return formatList(
    labels.map((label) => `\u2066${label}\u2069`),
    { type: 'unit' },
  );
}
