export { checkChatFile, checkFile } from './check-file';
export {
  areUploading,
  provideUploads,
  uploads,
  useUploads,
  type UploadItem,
  type UploadOwner,
  type UploadRefusal,
  type UploadRequest,
  type Uploads,
} from './uploads';
