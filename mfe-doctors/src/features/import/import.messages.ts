import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ImportField } from '../../domain/import-fields';
import type { ImportEncoding } from '../../domain/import-file';
import type { ImportRow } from '../../domain/import-check';

export const messages = defineMessages({
  open: { id: 'doctors.import.open', defaultMessage: 'Import doctors' },
  title: { id: 'doctors.import.title', defaultMessage: 'Import doctors' },
  check: { id: 'doctors.import.check', defaultMessage: 'Check the rows' },
  checkAgain: { id: 'doctors.import.checkAgain', defaultMessage: 'Check again' },
  close: { id: 'doctors.import.close', defaultMessage: 'Close' },
  done: { id: 'doctors.import.done', defaultMessage: 'Done' },
  failed: { id: 'doctors.import.failed', defaultMessage: 'This did not work, and your rows are still here' },
});

export const sourceMessages = defineMessages({
  hint: {
    id: 'doctors.import.hint',
    defaultMessage:
      'Paste rows from a spreadsheet, or choose a CSV file. A first row with the names of the columns lets them stand in any order; without it the order is name, email, external ID, country, relationship manager. Nobody is added before you have seen what becomes of each row.',
  },
  rows: { id: 'doctors.import.rows', defaultMessage: 'Rows' },
  choose: { id: 'doctors.import.choose', defaultMessage: 'Choose a CSV file, or drop it here' },
  template: { id: 'doctors.import.template', defaultMessage: 'Download a template' },
  encoding: { id: 'doctors.import.encoding', defaultMessage: 'Encoding of the file' },
  notUtf8: {
    id: 'doctors.import.notUtf8',
    defaultMessage:
      'The file is not saved as UTF-8. If letters look wrong below, choose another encoding, or save the file as “CSV UTF-8”.',
  },
});

export const refusalMessages = {
  ...defineMessages({
    empty: { id: 'doctors.import.empty', defaultMessage: 'There is no row with a doctor.' },
    noEmail: {
      id: 'doctors.import.noEmail',
      defaultMessage: 'The first row names columns, but none of them is the email.',
    },
    tooLarge: { id: 'doctors.import.tooLarge', defaultMessage: 'The file is larger than 5 MB.' },
    notText: {
      id: 'doctors.import.notText',
      defaultMessage: 'This is not a text file. Save the spreadsheet as “CSV UTF-8” first.',
    },
  }),
  openQuote: defineMessage<{ line: number }>({
    id: 'doctors.import.openQuote',
    defaultMessage: 'A quotation mark in row {line, number} is never closed.',
  }),
  tooMany: defineMessage<{ count: number; max: number }>({
    id: 'doctors.import.tooMany',
    defaultMessage: 'These are {count, number} rows. At most {max, number} can be imported at once.',
  }),
};

export const fieldMessages: Record<ImportField, MessageDescriptor> = defineMessages({
  name: { id: 'doctors.import.field.name', defaultMessage: 'Name' },
  email: { id: 'doctors.import.field.email', defaultMessage: 'Email' },
  externalDoctorId: { id: 'doctors.import.field.externalDoctorId', defaultMessage: 'External ID' },
  country: { id: 'doctors.import.field.country', defaultMessage: 'Country' },
  assignedRm: { id: 'doctors.import.field.assignedRm', defaultMessage: 'Relationship manager' },
});

export const stateMessages: Record<ImportRow['state'] | 'invited', MessageDescriptor> = defineMessages({
  unchecked: { id: 'doctors.import.state.unchecked', defaultMessage: 'Not checked yet' },
  right: { id: 'doctors.import.state.right', defaultMessage: 'Can be added' },
  wrong: { id: 'doctors.import.state.wrong', defaultMessage: 'To be mended' },
  added: { id: 'doctors.import.state.added', defaultMessage: 'Added, not invited' },
  invited: { id: 'doctors.import.state.invited', defaultMessage: 'Added and invited' },
});

export const problemMessages = {
  ...defineMessages({
    formula: {
      id: 'doctors.import.formula',
      defaultMessage: 'This begins like a formula of a spreadsheet (= + - @)',
    },
    unknownCountry: { id: 'doctors.import.unknownCountry', defaultMessage: 'There is no such country' },
    unknownManager: {
      id: 'doctors.import.unknownManager',
      defaultMessage: 'There is no such relationship manager',
    },
    severalManagers: {
      id: 'doctors.import.severalManagers',
      defaultMessage: 'Several relationship managers have this name; write the email',
    },
  }),
  sameAsLine: defineMessage<{ line: number }>({
    id: 'doctors.import.sameAsLine',
    defaultMessage: 'Row {line, number} has the same already',
  }),
};

export const encodingMessages: Record<ImportEncoding, MessageDescriptor> = defineMessages({
  'utf-8': { id: 'doctors.import.encoding.utf8', defaultMessage: 'Unicode (UTF-8)' },
  'windows-1254': { id: 'doctors.import.encoding.turkish', defaultMessage: 'Turkish (windows-1254)' },
  'windows-1256': { id: 'doctors.import.encoding.arabic', defaultMessage: 'Arabic (windows-1256)' },
  'windows-1252': { id: 'doctors.import.encoding.western', defaultMessage: 'Western (windows-1252)' },
});
