import type { PhotoWarning, UploadRefusal } from '@portal/shared/uploads';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ScanStop, ScanWarning } from '../../domain/records/scans/scan-problems';
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
    notFinished: { id: 'cases.records.notFinished', defaultMessage: 'The upload was not finished' },
    add: { id: 'cases.records.add', defaultMessage: 'Add or replace records' },
    photos: { id: 'cases.records.photos', defaultMessage: 'Photos' },
    files: { id: 'cases.records.files', defaultMessage: 'Scans and documents' },
    none: { id: 'cases.records.none', defaultMessage: 'There are no records yet' },
    belongs: { id: 'cases.records.belongs', defaultMessage: 'Where does this belong?' },
    chooseSlot: { id: 'cases.records.chooseSlot', defaultMessage: 'Choose a slot' },
    placeAll: { id: 'cases.records.placeAll', defaultMessage: 'Add all' },
    checkOrder: {
      id: 'cases.records.checkOrder',
      defaultMessage: 'The order of these photos suggests the places below. Please check them.',
    },
    place: { id: 'cases.records.place', defaultMessage: 'Add' },
    leaveOut: { id: 'cases.records.leaveOut', defaultMessage: 'Leave out' },
    noSlot: {
      id: 'cases.records.noSlot',
      defaultMessage: 'This case has no slot for this type of file. You can send it in the chat.',
    },
    closePreview: { id: 'cases.records.closePreview', defaultMessage: 'Close preview' },
    checking: { id: 'cases.records.checking', defaultMessage: 'Checking the file' },
    remove: { id: 'cases.records.remove', defaultMessage: 'Remove' },
    removed: { id: 'cases.records.removed', defaultMessage: 'The record was removed' },
    removeHint: {
      id: 'cases.records.removeHint',
      defaultMessage: 'The file is deleted and cannot be brought back.',
    },
    move: { id: 'cases.records.move', defaultMessage: 'Move' },
    bothArches: { id: 'cases.records.bothArches', defaultMessage: 'View both arches' },
    fromPhone: { id: 'cases.records.fromPhone', defaultMessage: 'From a phone' },
    phoneHint: {
      id: 'cases.records.phoneHint',
      defaultMessage:
        'Scan the code with the phone’s camera. The phone needs no sign-in and sends one picture. The code ends when this window is closed.',
    },
    phoneCode: { id: 'cases.records.phoneCode', defaultMessage: 'QR code for the phone' },
    phoneWaiting: { id: 'cases.records.phoneWaiting', defaultMessage: 'Waiting for the phone' },
    phoneArriving: { id: 'cases.records.phoneArriving', defaultMessage: 'The picture is on its way' },
    phoneOver: { id: 'cases.records.phoneOver', defaultMessage: 'This code is over.' },
    phoneNew: { id: 'cases.records.phoneNew', defaultMessage: 'New code' },
    downloadAll: { id: 'cases.records.downloadAll', defaultMessage: 'Download all' },
    previousPhoto: { id: 'cases.records.previousPhoto', defaultMessage: 'Previous photo' },
    nextPhoto: { id: 'cases.records.nextPhoto', defaultMessage: 'Next photo' },
    arriving: { id: 'cases.records.arriving', defaultMessage: 'Still arriving' },
  }),
  ask: defineMessage<{ name: string }>({
    id: 'cases.records.ask',
    defaultMessage: 'Ask about it in the chat: {name}',
  }),
  phoneTitle: defineMessage<{ slot: string }>({
    id: 'cases.records.phoneTitle',
    defaultMessage: '{slot} from a phone',
  }),
  phoneFor: defineMessage<{ minutes: number }>({
    id: 'cases.records.phoneFor',
    defaultMessage: 'Good for {minutes, plural, one {# minute} other {# minutes}}',
  }),
  refusedFile: defineMessage<{ name: string; reason: string }>({
    id: 'cases.records.refusedFile',
    defaultMessage: '{name}: {reason}',
  }),
  accepted: defineMessage<{ accept: string }>({
    id: 'cases.records.accepted',
    defaultMessage: 'Accepted here: {accept}',
  }),
  earlier: defineMessage<{ count: number }>({
    id: 'cases.records.earlier',
    defaultMessage: '{count, plural, one {# earlier} other {# earlier}}',
  }),
  removeQuestion: defineMessage<{ name: string; slot: string }>({
    id: 'cases.records.removeQuestion',
    defaultMessage: 'Remove {name} from {slot}?',
  }),
  swapWith: defineMessage<{ slot: string }>({
    id: 'cases.records.swapWith',
    defaultMessage: 'Swap with {slot}',
  }),
  photoOf: defineMessage<{ number: number; count: number }>({
    id: 'cases.records.photoOf',
    defaultMessage: '{number} of {count}',
  }),
  photosMissing: defineMessage<{ count: number }>({
    id: 'cases.records.photosMissing',
    defaultMessage:
      '{count, plural, one {# photo} other {# photos}} could not be downloaded. Please try again.',
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

/** Reasons why a slot refuses a file: found by the shell, by the server, or by reading the file in the browser. */
export type Refusal = UploadRefusal | StlProblem | ScanStop | 'sameFile';

/** A file that a slot refuses. */
export interface RefusedFile {
  readonly why: Refusal;
  readonly name: string;
}

/** What looks as if a lab could send a record back for it. The person decides. */
export type RecordWarning = ScanWarning | PhotoWarning;

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
  scanTooFewTriangles: {
    id: 'cases.records.refused.scanTooFewTriangles',
    defaultMessage:
      'This scan has too few triangles to be an arch. Please export it again at full resolution.',
  },
  scanInInches: {
    id: 'cases.records.refused.scanInInches',
    defaultMessage: 'This scan looks as if it was exported in inches. Please export it in millimetres.',
  },
  scanInMetres: {
    id: 'cases.records.refused.scanInMetres',
    defaultMessage: 'This scan looks as if it was exported in metres. Please export it in millimetres.',
  },
  scanSize: {
    id: 'cases.records.refused.scanSize',
    defaultMessage: 'This scan does not have the size of a mouth. Please export it in millimetres.',
  },
  scanSameArch: {
    id: 'cases.records.refused.scanSameArch',
    defaultMessage: 'This is the same arch as the other scan. Please choose the scan of this arch.',
  },
  sameFile: {
    id: 'cases.records.refused.sameFile',
    defaultMessage: 'This file is already in another slot. Please choose the file that belongs here.',
  },
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

export const warningMessages: Record<RecordWarning, MessageDescriptor> = defineMessages({
  scanCoarse: {
    id: 'cases.records.warning.scanCoarse',
    defaultMessage: 'This scan looks coarse: it has few triangles. Labs may ask for a finer one.',
  },
  scanHoles: {
    id: 'cases.records.warning.scanHoles',
    defaultMessage:
      'This scan looks as if it has holes or loose pieces. Please check the teeth in the preview.',
  },
  scanInsideOut: {
    id: 'cases.records.warning.scanInsideOut',
    defaultMessage: 'This scan looks mirrored or turned inside out. Please check the export.',
  },
  scanSwapped: {
    id: 'cases.records.warning.scanSwapped',
    defaultMessage: 'Upper and lower look swapped: the upper arch lies below the lower one.',
  },
  photoDark: {
    id: 'cases.records.warning.photoDark',
    defaultMessage: 'This photo looks dark. Labs may ask for another one.',
  },
  photoBlurred: {
    id: 'cases.records.warning.photoBlurred',
    defaultMessage: 'This photo looks blurred. Labs may ask for another one.',
  },
});
