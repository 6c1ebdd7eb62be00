export { checkApi } from './api-misfits';
export { findMisfits } from './find-misfits';
export type { Lineup } from './find-misfits';
export { platformMisfits } from './platform-misfits';
