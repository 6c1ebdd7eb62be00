export { chatModule } from './chat.routes';
