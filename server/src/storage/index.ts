export { createStorage, type Storage } from './create-storage';
export type { ObjectStorage } from './object-storage';
export type { UploadParts } from './upload-parts';
