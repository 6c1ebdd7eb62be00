import { FILE_RULES } from '@portal/shared/contract';
import { pictureRefusal } from './picture-refusal';

it.each([
  ['logo.png', 10, null],
  ['LOGO.JPG', FILE_RULES.lmpLogo.maxBytes, null],
  ['logo.png', 0, 'emptyFile'],
  ['logo.png', FILE_RULES.lmpLogo.maxBytes + 1, 'tooLarge'],
  ['logo.svg', 10, 'wrongFileType'],
  ['logo', 10, 'wrongFileType'],
])('[CO-28] %s of %d bytes is refused as %s', (name, size, refusal) => {
  expect(pictureRefusal({ name, size }, FILE_RULES.lmpLogo)).toBe(refusal);
});
