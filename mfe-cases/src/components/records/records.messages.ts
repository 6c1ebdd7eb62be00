import type { UploadRefusal } from '@portal/shared/uploads';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { StlProblem } from './slots/read-stl';

export const recordMessages = {
  ...defineMessages({
    dropHint: {
      id: 'cases.records.dropHint',
      defaultMessage:
        'Drop files here, several at once if you like, or paste a picture. Each goes to the slot that fits its name or type.',
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
      defaultMessage: 'This case has no slot for this type of file. You can send it in the chat.',
    },
    closePreview: { id: 'cases.records.closePreview', defaultMessage: 'Close preview' },
    arriving: { id: 'cases.records.arriving', defaultMessage: 'Still arriving' },
  }),
  view: defineMessage<{ name: string }>({ id: 'cases.records.view', defaultMessage: 'View {name}' }),
  triangles: defineMessage<{ count: number }>({
    id: 'cases.records.triangles',
    defaultMessage: '{count, plural, one {# triangle} other {# triangles}}',
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

/** Reasons why a slot refuses a file: found by the shell, by the server, or by reading an STL file in the browser. */
export type Refusal = UploadRefusal | StlProblem;

export const refusalMessages: Record<Refusal, MessageDescriptor> = defineMessages({
  stlUnreadable: {
    id: 'cases.records.refused.stlUnreadable',
    defaultMessage: 'This is not an STL file that can be read. Please export the scan again.',
  },
  stlTruncated: {
    id: 'cases.records.refused.stlTruncated',
    defaultMessage: 'This scan is incomplete. Please export it again.',
  },
  stlEmpty: { id: 'cases.records.refused.stlEmpty', defaultMessage: 'This scan has no triangles.' },
  sameTypeQueued: { id: 'cases.records.refused.sameTypeQueued', defaultMessage: 'Same type is in queue' },
  sameTypeUploading: {
    id: 'cases.records.refused.sameTypeUploading',
    defaultMessage: 'Same type is being uploaded',
  },
  emptyFile: { id: 'cases.records.refused.emptyFile', defaultMessage: 'This file is empty' },
  wrongFileType: {
    id: 'cases.records.refused.wrongFileType',
    defaultMessage: 'This type of file does not belong here',
  },
  wrongContent: {
    id: 'cases.records.refused.wrongContent',
    defaultMessage: 'The content of this file is damaged or of another type',
  },
  tooLarge: { id: 'cases.records.refused.tooLarge', defaultMessage: 'This file is too large' },
});
