export { PhonePage } from './phone.page';
