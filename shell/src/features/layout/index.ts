export { LanguageMenu } from './language-menu';
export { layoutFor } from './layout-for';
export { layoutMessages } from './layout.messages';
export {
  flatten,
  isAllowed,
  isForbidden,
  navigationFor,
  type NavigationItem,
  type NavigationNode,
  type Viewer,
} from './navigation';
export { PortalLayout } from './portal-layout';
export { UserMenu } from './user-menu';
