export { PortalProviders, type MessageLoader } from './portal-providers';
