export { caseModule } from './case.routes';
