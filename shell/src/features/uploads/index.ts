export { createUploads } from './create-uploads';
export { forgetResumable } from './forget-resumable';
export { discardUpload, uploadFile } from './upload-file';
export { UploadsMenu } from './uploads-menu';
export { UploadsPart } from './uploads-part';
export { uploadsSaga, type UploadServices } from './uploads.saga';
export { uploadsSlice, uploadUnauthorised } from './uploads.slice';
