import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const helpMessages = defineMessages({
  title: { id: 'shell.help.title', defaultMessage: 'Quick guide' },
  lead: { id: 'shell.help.lead', defaultMessage: 'From a new case to the shipped aligners, in six steps.' },
  createTitle: { id: 'shell.help.createTitle', defaultMessage: 'Create the case' },
  createText: {
    id: 'shell.help.createText',
    defaultMessage:
      'Choose <link>New case</link>. A product is enough to begin. Until you submit it the case stands as Incomplete Submission, and what you fill in is saved: stop and come back at any time.',
  },
  recordsTitle: { id: 'shell.help.recordsTitle', defaultMessage: 'Add the records' },
  recordsText: {
    id: 'shell.help.recordsText',
    defaultMessage:
      'Drop scans, photos and x-rays on the page, several at once; each goes to the place that fits. They upload while you work on: the cloud in the toolbar shows how far they are, and an interrupted upload goes on where it stopped.',
  },
  submitTitle: { id: 'shell.help.submitTitle', defaultMessage: 'Submit it' },
  submitText: {
    id: 'shell.help.submitText',
    defaultMessage:
      'When nothing that is required is missing, choose Submit case. The lab checks the records. If something is wrong with them, the case comes back to <link>Pending Actions</link> as Rejected, with the reason on its page: correct it and submit again.',
  },
  planTitle: { id: 'shell.help.planTitle', defaultMessage: 'Decide on the treatment plan' },
  planText: {
    id: 'shell.help.planText',
    defaultMessage:
      'A plan that needs your approval waits under <link>Pending Actions</link>. Look at it, then approve it, or reject it and write what the lab should change. A revised plan follows; earlier ones stay to compare with.',
  },
  followTitle: { id: 'shell.help.followTitle', defaultMessage: 'Follow manufacturing and shipping' },
  followText: {
    id: 'shell.help.followText',
    defaultMessage:
      'The page of a case says whose turn it is and since when. <link>Shipments</link> lists what is on its way, with the airway bill to track it by.',
  },
  askTitle: { id: 'shell.help.askTitle', defaultMessage: 'Ask the lab' },
  askText: {
    id: 'shell.help.askText',
    defaultMessage:
      'Every case has a chat with the lab. New answers wait in the <link>Inbox</link>; its number in the toolbar says in how many cases.',
  },
});

/** With the keys as they look on a keyboard. */
export const keyboardMessage: MessageDescriptor = defineMessage({
  id: 'shell.help.keyboard',
  defaultMessage: 'By keyboard: {keys} finds every page, and the list of all shortcuts.',
});
