export { LanguageProvider, type MessageLoader } from './language-provider';
export { PortalProviders } from './portal-providers';
