export { planModule } from './plan.routes';
