import { defineMessage, defineMessages } from 'react-intl';

export const uploadsMessages = defineMessages({
  menu: defineMessage<{ count: number }>({
    id: 'shell.uploads.menu',
    defaultMessage:
      'Uploads, {count, plural, =0 {none in progress} one {# in progress} other {# in progress}}',
  }),
  title: { id: 'shell.uploads.title', defaultMessage: 'Uploads' },
  uploading: { id: 'shell.uploads.uploading', defaultMessage: 'Uploading files' },
  queue: { id: 'shell.uploads.queue', defaultMessage: 'In Queue' },
  failed: { id: 'shell.uploads.failed', defaultMessage: 'Not uploaded' },
  empty: { id: 'shell.uploads.empty', defaultMessage: 'No files are being uploaded' },
  cancel: defineMessage<{ fileName: string }>({
    id: 'shell.uploads.cancel',
    defaultMessage: 'Cancel the upload of {fileName}',
  }),
  remove: defineMessage<{ fileName: string }>({
    id: 'shell.uploads.remove',
    defaultMessage: 'Remove {fileName} from this list',
  }),
  retry: { id: 'shell.uploads.retry', defaultMessage: 'Try again' },
  progress: defineMessage<{ fileName: string }>({
    id: 'shell.uploads.progress',
    defaultMessage: 'Progress of {fileName}',
  }),
  sent: defineMessage<{ sent: string; size: string }>({
    id: 'shell.uploads.sent',
    defaultMessage: '{sent} of {size}',
  }),
  leavingHint: {
    id: 'shell.uploads.leavingHint',
    defaultMessage:
      'Logging out breaks the uploads off: you would have to choose the files again and send them anew.',
  },
  leave: { id: 'shell.uploads.leave', defaultMessage: 'Log out' },
  stay: { id: 'shell.uploads.stay', defaultMessage: 'Stay signed in' },
  waitingForNetwork: { id: 'shell.uploads.waitingForNetwork', defaultMessage: 'Waiting for the network…' },
  waitingForServer: { id: 'shell.uploads.waitingForServer', defaultMessage: 'Waiting for the server…' },
  caseProgress: defineMessage<{ count: number; done: number; identifier: string }>({
    id: 'shell.uploads.caseProgress',
    defaultMessage:
      '{identifier}: {count, plural, one {{done} of # file done} other {{done} of # files done}}',
  }),
});

export const runningTitle = defineMessage<{ count: number }>({
  id: 'shell.uploads.running',
  defaultMessage:
    '{count, plural, one {{count} file is still being uploaded} other {{count} files are still being uploaded}}',
});

type Pace = { count: number; speed: string };

/** Speed and time left, by the unit of the time. */
export const paceMessages = defineMessages({
  seconds: defineMessage<Pace>({
    id: 'shell.uploads.secondsLeft',
    defaultMessage: '{speed} · {count, plural, one {# second left} other {# seconds left}}',
  }),
  minutes: defineMessage<Pace>({
    id: 'shell.uploads.minutesLeft',
    defaultMessage: '{speed} · {count, plural, one {# minute left} other {# minutes left}}',
  }),
  hours: defineMessage<Pace>({
    id: 'shell.uploads.hoursLeft',
    defaultMessage: '{speed} · {count, plural, one {# hour left} other {# hours left}}',
  }),
});
