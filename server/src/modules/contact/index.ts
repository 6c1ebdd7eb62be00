export { contactModule } from './contact.routes';
