import { defineMessage, defineMessages } from 'react-intl';

export const passkeyMessages = defineMessages({
  title: { id: 'company.security.passkeys.title', defaultMessage: 'Passkeys' },
  lead: {
    id: 'company.security.passkeys.lead',
    defaultMessage:
      'A passkey in your phone, computer or security key signs you in without a password: you unlock the device as always. It cannot be guessed, and no false page can ask for it. Once you have one, your password alone no longer signs you in.',
  },
  notHere: {
    id: 'company.security.passkeys.notHere',
    defaultMessage: 'This browser knows no passkeys. Open this page in another one to add one.',
  },
  add: { id: 'company.security.passkeys.add', defaultMessage: 'Add a passkey' },
  addHint: {
    id: 'company.security.passkeys.addHint',
    defaultMessage:
      'Enter your password, so that we know it is you. Your browser then asks where to keep the passkey. With your first app or passkey you are signed out everywhere else.',
  },
  next: { id: 'company.security.passkeys.next', defaultMessage: 'Next' },
  name: { id: 'company.security.passkeys.name', defaultMessage: 'Name' },
  added: { id: 'company.security.passkeys.added', defaultMessage: 'Passkey added' },
  notUsed: { id: 'company.security.passkeys.notUsed', defaultMessage: 'Not used yet' },
  rename: { id: 'company.security.passkeys.rename', defaultMessage: 'Rename the passkey' },
  renamed: { id: 'company.security.passkeys.renamed', defaultMessage: 'Passkey renamed' },
  remove: { id: 'company.security.passkeys.remove', defaultMessage: 'Remove' },
  removeHint: {
    id: 'company.security.passkeys.removeHint',
    defaultMessage:
      'It opens nothing any more; delete it on the device, too. Without any passkey or authenticator app your password alone signs you in.',
  },
  removed: { id: 'company.security.passkeys.removed', defaultMessage: 'Passkey removed' },
});

/** Why there is no passkey after the browser's prompt; none of it is an error. */
export const notMadeMessages = defineMessages({
  closed: {
    id: 'company.security.passkeys.closed',
    defaultMessage:
      'No passkey was added: the prompt was closed or took too long, or this device cannot keep one.',
  },
  known: {
    id: 'company.security.passkeys.known',
    defaultMessage: 'No passkey was added: this device has one of your account already.',
  },
});

export const addedMessage = defineMessage<{ time: string }>({
  id: 'company.security.passkeys.addedAt',
  defaultMessage: 'Added {time}',
});

export const passkeyUsedMessage = defineMessage<{ time: string }>({
  id: 'company.security.passkeys.usedAt',
  defaultMessage: 'last used {time}',
});

export const renameOfMessage = defineMessage<{ name: string }>({
  id: 'company.security.passkeys.renameOf',
  defaultMessage: 'Rename the passkey {name}',
});

export const removeOfMessage = defineMessage<{ name: string }>({
  id: 'company.security.passkeys.removeOf',
  defaultMessage: 'Remove the passkey {name}',
});
