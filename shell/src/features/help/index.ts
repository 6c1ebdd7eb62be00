export { QuickGuidePage } from './quick-guide.page';
