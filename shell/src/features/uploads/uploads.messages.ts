import { defineMessage, defineMessages } from 'react-intl';

export const uploadsMessages = defineMessages({
  menu: defineMessage<{ count: number }>({
    id: 'shell.uploads.menu',
    defaultMessage: 'Uploads, {count, plural, =0 {none under way} one {# under way} other {# under way}}',
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
  caseProgress: defineMessage<{ count: number; done: number; identifier: string }>({
    id: 'shell.uploads.caseProgress',
    defaultMessage: '{identifier}: {done} of {count} files done',
  }),
});
