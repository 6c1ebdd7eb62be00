export {
  buildCase,
  buildCompany,
  buildConfiguration,
  buildContact,
  buildDoctor,
  buildShipment,
} from './builders';
export { renderRemote, signIn, type RenderedRemote } from './render-remote';
export { serveCalls } from './serve-calls';
