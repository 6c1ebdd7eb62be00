export { openAccount, type NewAccount } from './account.service';
export { contactModule } from './contact.routes';
