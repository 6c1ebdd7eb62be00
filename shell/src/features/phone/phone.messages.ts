import type { PhotoWarning } from '@portal/shared/uploads';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const phoneMessages = defineMessages({
  title: { id: 'shell.phone.title', defaultMessage: 'Send a picture' },
  lead: {
    id: 'shell.phone.lead',
    defaultMessage: 'It goes to the computer that shows the code, and nowhere else.',
  },
  take: { id: 'shell.phone.take', defaultMessage: 'Take a photo' },
  choose: { id: 'shell.phone.choose', defaultMessage: 'Choose a picture' },
  preview: { id: 'shell.phone.preview', defaultMessage: 'The picture that you are about to send' },
  checking: { id: 'shell.phone.checking', defaultMessage: 'Looking at the picture' },
  send: { id: 'shell.phone.send', defaultMessage: 'Send' },
  sendAnyway: { id: 'shell.phone.sendAnyway', defaultMessage: 'Send anyway' },
  another: { id: 'shell.phone.another', defaultMessage: 'Take another one' },
  sending: { id: 'shell.phone.sending', defaultMessage: 'Sending' },
  waiting: {
    id: 'shell.phone.waiting',
    defaultMessage: 'Waiting for the network. It goes on by itself.',
  },
  done: { id: 'shell.phone.done', defaultMessage: 'The picture has arrived' },
  doneHint: {
    id: 'shell.phone.doneHint',
    defaultMessage: 'The computer shows it now. You can close this page.',
  },
  over: { id: 'shell.phone.over', defaultMessage: 'This code is over or was used' },
  overHint: {
    id: 'shell.phone.overHint',
    defaultMessage: 'Please show a new one at the computer, and scan it.',
  },
  again: { id: 'shell.phone.again', defaultMessage: 'Try again' },
  emptyFile: { id: 'shell.phone.emptyFile', defaultMessage: 'This file is empty' },
  wrongFileType: { id: 'shell.phone.wrongFileType', defaultMessage: 'This is not a picture' },
  tooLarge: { id: 'shell.phone.tooLarge', defaultMessage: 'This picture is too large' },
});

const warnings = defineMessages({
  dark: { id: 'shell.phone.dark', defaultMessage: 'This picture looks dark' },
  darkHint: {
    id: 'shell.phone.darkHint',
    defaultMessage: 'A lab may ask for another one. More light helps.',
  },
  blurred: { id: 'shell.phone.blurred', defaultMessage: 'This picture looks blurred' },
  blurredHint: {
    id: 'shell.phone.blurredHint',
    defaultMessage: 'A lab may ask for another one. Hold the phone still, and tap what should be sharp.',
  },
});

/** What a picture looks like, and what helps against it. */
export const warningTexts: Record<
  PhotoWarning,
  { readonly title: MessageDescriptor; readonly hint: MessageDescriptor }
> = {
  photoDark: { title: warnings.dark, hint: warnings.darkHint },
  photoBlurred: { title: warnings.blurred, hint: warnings.blurredHint },
};
