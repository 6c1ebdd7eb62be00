export { DocumentLook } from './document-look';
export { followSession } from './follow-session';
export { saveAppearance } from './save-appearance';
