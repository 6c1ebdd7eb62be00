export { readPictureSize, type PictureSize } from './picture-size';
export { cleanPicture, isPictureFormat, type PictureFormat } from './clean-picture';
