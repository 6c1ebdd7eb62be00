export { companyModule } from './company.routes';
