export { registerModules } from './register-modules';
