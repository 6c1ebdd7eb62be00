export { UploadsMenu } from './menu/uploads-menu';
export { UploadsPanel } from './menu/uploads-panel';
export { useUploadsQuestion } from './menu/use-uploads-question';
export { uploadsMessages } from './menu/uploads.messages';
export { createUploads } from './queue/create-uploads';
export { uploadsSaga, type UploadServices } from './queue/uploads.saga';
export { uploadsSlice, uploadUnauthorised } from './queue/uploads.slice';
