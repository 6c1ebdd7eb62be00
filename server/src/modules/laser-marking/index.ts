export { laserMarkingModule } from './laser-marking.routes';
