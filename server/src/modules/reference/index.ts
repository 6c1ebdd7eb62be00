export { referenceModule } from './reference.routes';
export { findCountry } from './reference.repository';
