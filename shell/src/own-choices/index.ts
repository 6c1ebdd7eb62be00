export { saveOwnChoice } from './save-own-choice';
export { useChoicesOfOtherTabs } from './shown-choices';
