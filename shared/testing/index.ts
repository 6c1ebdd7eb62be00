export {
  buildCase,
  buildCompany,
  buildConfiguration,
  buildContact,
  buildDoctor,
  buildShipment,
} from './builders';
export { atEndOfTest } from './end-of-test';
export { renderRemote, signIn, type RenderedRemote } from './render-remote';
export { serveCalls } from './serve-calls';
