export { DocumentAttributes } from './document-attributes';
export { followSession } from './follow-session';
