import {
  preferredChoices,
  toothLabel,
  type CompanyConfiguration,
  type MadeWith,
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

/** Where a case that chooses nothing gets it from. */
export interface PreferenceSource {
  readonly productId: ProductId;
  readonly configuration: CompanyConfiguration | null;
  /** What the case's order was made with; with one, preferences of today no longer count for it (CO-20). */
  readonly madeWith?: MadeWith | null | undefined;
}

/** What applies when nothing is chosen: the company's preference or, without one, the lab's default. */
export function preferenceText(
  field: PreferenceField,
  { productId, configuration, madeWith }: PreferenceSource,
  intl: Pick<IntlShape, 'formatMessage'>,
): string {
  const today = configuration && preferredChoices(productId, configuration);
  const preferred = (madeWith ?? today)?.[field];
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
