export { LanguageMenu } from './toolbar/language-menu';
export { layoutMessages } from './layout.messages';
export {
  flatten,
  isAllowed,
  isForbidden,
  isOpen,
  navigationFor,
  type NavigationItem,
  type NavigationNode,
  type Viewer,
} from './navigation/navigation';
export { PortalLayout } from './portal-layout';
export { UserMenu } from './toolbar/user-menu';
