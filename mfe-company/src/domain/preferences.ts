import {
  ALIGNER_MATERIALS,
  MATERIALS,
  type CompanyConfiguration,
  type CompanyConfigurationChange,
  type Material,
} from '@portal/shared/contract';

export const PRODUCTS_WITH_PREFERENCES = ['aligner', 'retainer'] as const;
export type PreferredProduct = (typeof PRODUCTS_WITH_PREFERENCES)[number];

export type PreferenceKey = `${PreferredProduct}${'Offset' | 'Cutline' | 'Material'}`;
export type PreferenceValues = { readonly [K in PreferenceKey]?: CompanyConfigurationChange[K] };

export const PREFERENCE_KEYS: readonly PreferenceKey[] = PRODUCTS_WITH_PREFERENCES.flatMap(
  (product) => [`${product}Offset`, `${product}Cutline`, `${product}Material`] as const,
);

/** What a product can be made of (CO-21). */
export function materialsOf(product: PreferredProduct): readonly Material[] {
  return product === 'aligner' ? ALIGNER_MATERIALS : MATERIALS;
}

/** The form as it begins; nothing where nothing was chosen yet. */
export function toPreferenceValues(configuration: CompanyConfiguration): PreferenceValues {
  const entries = PREFERENCE_KEYS.map((key) => [key, configuration[key] ?? undefined]);
  return Object.fromEntries(entries) as PreferenceValues;
}

/**
 * What the form brings. A material that is not chosen any more is the provider's choice again; one that never was is left out, since
 * servers of before take no null.
 */
export function toPreferenceChange(
  values: PreferenceValues,
  saved: CompanyConfiguration,
): CompanyConfigurationChange {
  const cleared = PREFERENCE_KEYS.filter((key) => saved[key] && values[key] === undefined);
  return { ...values, ...Object.fromEntries(cleared.map((key) => [key, null])) };
}
