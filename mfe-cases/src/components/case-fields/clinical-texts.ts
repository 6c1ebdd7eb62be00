import { preferredChoices, type CompanyConfiguration, type ProductId } from '@portal/shared/contract';
import type { IntlShape } from 'react-intl';
import { toothLabel } from '../../domain/teeth/dental-notation';
import { clinicalMessages, trimLineMessages } from './clinical.messages';

/** Choices of which a company may have a preference. */
export type PreferenceField = 'trimLine' | 'offset' | 'material';

/** A choice in words; materials are the provider's names and not translated. */
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

/** What holds where nothing is chosen: the company's preference or, where it has none, what the lab always does. */
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

/** Teeth as the company writes them; Palmer's corners would turn around in a text from right to left. */
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
