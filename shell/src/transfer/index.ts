export {
  CANCELLED,
  forgetResumable,
  type FileUpload,
  type LeftUpload,
  type UploadTicket,
} from './file-upload';
export { discardUpload, uploadFile } from './upload-file';
