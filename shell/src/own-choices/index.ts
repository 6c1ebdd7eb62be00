export { chooseLocale, saveFirstLocale } from './own-locale';
export { keepChosenMeanwhile, saveLeftOver, saveOwnChoice } from './save-own-choice';
export { useChoicesOfOtherTabs } from './choices-of-other-tabs';
