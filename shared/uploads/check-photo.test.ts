import { drawPictures } from '../testing';
import { checkPhoto } from './check-photo';

const photo = new File(['jpeg'], 'front.jpg', { type: 'image/jpeg' });

it.each([
  ['sharp', []],
  ['dark', ['photoDark']],
  ['blurred', ['photoBlurred']],
  ['HEIC, which this browser does not draw', null],
] as const)('[CA-17] a photo that is %s', async (look, found) => {
  drawPictures(() => (look === 'sharp' || look === 'dark' || look === 'blurred' ? look : null));
  expect(await checkPhoto(photo)).toEqual(found);
});
