export { keepChosenMeanwhile, saveOwnChoice } from './save-own-choice';
export { useChoicesOfOtherTabs } from './shown-choices';
