export {
  buildAddress,
  buildCase,
  buildCompany,
  buildConfiguration,
  buildContact,
  buildConversation,
  buildDoctor,
  buildShipment,
} from './builders';
export { drawPictures } from './draw-pictures';
export { atEndOfTest } from './end-of-test';
export { fillSlots } from './fill-slots';
export { renderPart } from './render-part';
export { keepPreferences } from './kept-preferences';
export { renderRemote, signIn, type RenderedRemote } from './render-remote';
export { serveCalls } from './serve-calls';
