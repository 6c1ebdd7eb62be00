export { useDates } from './dates';
export { loadLanguagePack, type LanguagePack } from './language-pack';
export { directionOf, locale, useLocale } from './locale';
