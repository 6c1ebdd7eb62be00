import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { PictureRefusal } from '../../domain/picture-file';

export const pictureMessages = defineMessages({
  choose: { id: 'company.picture.choose', defaultMessage: 'Choose picture' },
  change: { id: 'company.picture.change', defaultMessage: 'Change picture' },
  remove: { id: 'company.picture.remove', defaultMessage: 'Remove picture' },
  crop: { id: 'company.picture.crop', defaultMessage: 'Crop picture' },
  cropHint: {
    id: 'company.picture.cropHint',
    defaultMessage: 'Drag the picture, or move it by the arrow keys, until the frame shows what you want.',
  },
  part: { id: 'company.picture.part', defaultMessage: 'The picture in its frame; the arrow keys move it' },
  zoom: { id: 'company.picture.zoom', defaultMessage: 'Zoom' },
  shape: { id: 'company.picture.shape', defaultMessage: 'Shape' },
  whole: { id: 'company.picture.whole', defaultMessage: 'As the picture' },
  square: { id: 'company.picture.square', defaultMessage: 'Square' },
  use: { id: 'company.picture.use', defaultMessage: 'Use picture' },
});

export const acceptedMessage = defineMessage<{ endings: string; size: string }>({
  id: 'company.picture.accepted',
  defaultMessage: '{endings}, {size} at most',
});

export const refusalMessages: Readonly<Record<PictureRefusal, MessageDescriptor>> = defineMessages({
  empty: { id: 'company.picture.empty', defaultMessage: 'This file is empty. Choose another one.' },
  wrongType: {
    id: 'company.picture.wrongType',
    defaultMessage: 'This file is not a picture of a kind that can be used. Choose another one.',
  },
  tooLarge: {
    id: 'company.picture.tooLarge',
    defaultMessage: 'This picture is too large. Choose a smaller one.',
  },
  unreadable: {
    id: 'company.picture.unreadable',
    defaultMessage: 'This file cannot be read as a picture. It may be damaged, or no picture at all.',
  },
});
