export { countryNamer, namedCountries } from './country-names';
export { useDates, type Dates } from './dates';
export { formatBytes, formatSpeed } from './format-bytes';
export { loadLanguagePack, type LanguagePack } from './language-pack';
export { directionOf, locale, useLocale } from './locale';
export { loadSharedMessages } from './shared-messages';
