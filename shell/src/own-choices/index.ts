export { keepChosenMeanwhile, saveLeftOver, saveOwnChoice } from './save-own-choice';
export { useChoicesOfOtherTabs } from './choices-of-other-tabs';
