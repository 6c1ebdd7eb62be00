export { LANGUAGE_NAMES, LanguageChoice } from './language-choice';
