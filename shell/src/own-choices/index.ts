export { keepChosenMeanwhile, saveOwnChoice } from './save-own-choice';
export { useChoicesOfOtherTabs } from './choices-of-other-tabs';
