export { authModule } from './auth.routes';
export { hashPassword } from './password/passwords';
