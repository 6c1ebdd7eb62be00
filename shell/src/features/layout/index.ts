export { LanguageMenu } from './language-menu';
export {
  flatten,
  isForbidden,
  navigationFor,
  type NavigationItem,
  type NavigationNode,
  type Viewer,
} from './navigation';
export { OverrideBar } from './override-bar';
export { PortalLayout } from './portal-layout';
export { UserMenu } from './user-menu';
