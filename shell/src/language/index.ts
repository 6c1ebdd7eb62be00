export { DocumentLanguage } from './document-language';
export { LanguageChoice } from './language-choice';
export { LANGUAGE_NAMES } from './language-names';
