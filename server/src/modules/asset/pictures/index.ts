export { readPictureSize, type PictureSize } from './picture-size';
export { heicToJpeg } from './heic-to-jpeg';
export { cleanPicture, isPictureFormat, type PictureFormat } from './clean-picture';
