import type { UploadItem, UploadRefusal } from '@portal/shared/uploads';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const fileMessages = defineMessages({
  choose: { id: 'shipments.files.choose', defaultMessage: 'Choose file' },
  leaveOut: { id: 'shipments.files.leaveOut', defaultMessage: 'Leave out' },
  none: { id: 'shipments.files.none', defaultMessage: 'The request has no files' },
  stored: { id: 'shipments.files.stored', defaultMessage: 'Files of the request' },
  add: { id: 'shipments.files.add', defaultMessage: 'Add files' },
  arriving: { id: 'shipments.files.arriving', defaultMessage: 'Still arriving' },
  unfinished: { id: 'shipments.files.unfinished', defaultMessage: 'The upload was not finished' },
  cancel: { id: 'shipments.files.cancel', defaultMessage: 'Cancel upload' },
  retry: { id: 'shipments.files.retry', defaultMessage: 'Try again' },
});

/** An action and the slot it is about. */
export const slotActionMessage = defineMessage<{ action: string; slot: string }>({
  id: 'shipments.files.slotAction',
  defaultMessage: '{action}: {slot}',
});

export const downloadMessage = defineMessage<{ name: string }>({
  id: 'shipments.files.download',
  defaultMessage: 'Download {name}',
});

/** Why a slot does not take a file. */
export const refusalMessages: Record<UploadRefusal, MessageDescriptor> = defineMessages({
  sameTypeQueued: { id: 'shipments.files.refused.sameTypeQueued', defaultMessage: 'Same type is in queue' },
  sameTypeUploading: {
    id: 'shipments.files.refused.sameTypeUploading',
    defaultMessage: 'Same type is being uploaded',
  },
  emptyFile: { id: 'shipments.files.refused.emptyFile', defaultMessage: 'This file is empty' },
  wrongFileType: {
    id: 'shipments.files.refused.wrongFileType',
    defaultMessage: 'This type of file does not belong here',
  },
  wrongContent: {
    id: 'shipments.files.refused.wrongContent',
    defaultMessage: 'The content of this file is damaged or of another type',
  },
  tooLarge: { id: 'shipments.files.refused.tooLarge', defaultMessage: 'This file is too large' },
});

export const uploadStateMessages: Record<UploadItem['state'], MessageDescriptor> = defineMessages({
  pending: { id: 'shipments.files.state.pending', defaultMessage: 'Waiting to upload' },
  uploading: { id: 'shipments.files.state.uploading', defaultMessage: 'Uploading' },
  failed: { id: 'shipments.files.state.failed', defaultMessage: 'The upload was interrupted' },
  done: { id: 'shipments.files.state.done', defaultMessage: 'Uploaded' },
  discarded: { id: 'shipments.files.state.discarded', defaultMessage: 'Upload canceled' },
});
