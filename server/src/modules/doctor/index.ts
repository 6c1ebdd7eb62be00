export { doctorModule } from './doctor.routes';
