export { cleanPicture, isPictureFormat, type PictureFormat } from './clean-picture';
