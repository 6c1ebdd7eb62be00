export { NavigationSearch } from './navigation-search';
