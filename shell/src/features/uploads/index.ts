export { createUploads } from './create-uploads';
export { discardUpload, forgetResumable, uploadFile } from './upload-file';
export { UploadsMenu } from './uploads-menu';
export { uploadsSaga, type UploadServices } from './uploads.saga';
export { uploadsSlice, uploadUnauthorised } from './uploads.slice';
