import type { UploadRefusal } from '@portal/shared/uploads';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const recordMessages = {
  ...defineMessages({
    dropHint: {
      id: 'cases.records.dropHint',
      defaultMessage:
        'Drop files here, several at once, or paste a picture. Each goes to the slot that its name or kind fits.',
    },
    chooseSeveral: { id: 'cases.records.chooseSeveral', defaultMessage: 'Choose files' },
    choose: { id: 'cases.records.choose', defaultMessage: 'Choose file' },
    replace: { id: 'cases.records.replace', defaultMessage: 'Replace' },
    required: { id: 'cases.records.required', defaultMessage: 'Required' },
    cancel: { id: 'cases.records.cancel', defaultMessage: 'Cancel upload' },
    retry: { id: 'cases.records.retry', defaultMessage: 'Try again' },
    waiting: { id: 'cases.records.waiting', defaultMessage: 'Waiting to upload' },
    uploading: { id: 'cases.records.uploading', defaultMessage: 'Uploading' },
    uploaded: { id: 'cases.records.uploaded', defaultMessage: 'Uploaded' },
    failed: { id: 'cases.records.failed', defaultMessage: 'The upload was interrupted' },
    unfinished: {
      id: 'cases.records.unfinished',
      defaultMessage: 'The upload was not finished. Choose the file again.',
    },
    add: { id: 'cases.records.add', defaultMessage: 'Add or replace records' },
    photos: { id: 'cases.records.photos', defaultMessage: 'Photos' },
    files: { id: 'cases.records.files', defaultMessage: 'Scans and documents' },
    none: { id: 'cases.records.none', defaultMessage: 'There are no records yet' },
    belongs: { id: 'cases.records.belongs', defaultMessage: 'Where does this belong?' },
    chooseSlot: { id: 'cases.records.chooseSlot', defaultMessage: 'Choose a slot' },
    place: { id: 'cases.records.place', defaultMessage: 'Add' },
    leaveOut: { id: 'cases.records.leaveOut', defaultMessage: 'Leave out' },
    noSlot: {
      id: 'cases.records.noSlot',
      defaultMessage: 'This case has no place for this kind of file. You can send it in the chat.',
    },
    arriving: { id: 'cases.records.arriving', defaultMessage: 'Still arriving' },
  }),
  chooseFor: defineMessage<{ action: string; slot: string }>({
    id: 'cases.records.chooseFor',
    defaultMessage: '{action}: {slot}',
  }),
  replaces: defineMessage<{ slot: string; name: string }>({
    id: 'cases.records.replaces',
    defaultMessage: '{slot}, instead of {name}',
  }),
  slotFor: defineMessage<{ name: string }>({
    id: 'cases.records.slotFor',
    defaultMessage: 'Where {name} belongs',
  }),
  placeFile: defineMessage<{ name: string }>({
    id: 'cases.records.placeFile',
    defaultMessage: 'Add {name}',
  }),
  leaveFileOut: defineMessage<{ name: string }>({
    id: 'cases.records.leaveFileOut',
    defaultMessage: 'Leave out {name}',
  }),
  download: defineMessage<{ name: string }>({
    id: 'cases.records.download',
    defaultMessage: 'Download {name}',
  }),
};

export const refusalMessages: Record<UploadRefusal, MessageDescriptor> = defineMessages({
  sameTypeQueued: { id: 'cases.records.refused.sameTypeQueued', defaultMessage: 'Same type is in queue' },
  sameTypeUploading: {
    id: 'cases.records.refused.sameTypeUploading',
    defaultMessage: 'Same type is being uploaded',
  },
  emptyFile: { id: 'cases.records.refused.emptyFile', defaultMessage: 'This file is empty' },
  wrongFileType: {
    id: 'cases.records.refused.wrongFileType',
    defaultMessage: 'This kind of file does not belong here',
  },
  wrongContent: {
    id: 'cases.records.refused.wrongContent',
    defaultMessage: 'The content of this file is damaged or of another kind',
  },
  tooLarge: { id: 'cases.records.refused.tooLarge', defaultMessage: 'This file is too large' },
});
