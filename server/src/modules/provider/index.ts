export { providerModule } from './provider.routes';
export { startSimulator } from './simulator/simulator';
