export { checkChatFile, checkFile } from './check-file';
export { checkPhoto } from './check-photo';
export type { PhotoWarning } from './photos/photo-problems';
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
