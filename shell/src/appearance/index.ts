export { DocumentTheme as DocumentLook } from './document-theme';
export { followSession } from './follow-session';
export { saveAppearance } from './save-appearance';
