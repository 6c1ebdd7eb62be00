import { defineMessages } from 'react-intl';

export const helpMessages = defineMessages({
  title: { id: 'shell.help.title', defaultMessage: 'Quick guide' },
  lead: { id: 'shell.help.lead', defaultMessage: 'From a new case to the shipped aligners, in six steps.' },
  createTitle: { id: 'shell.help.createTitle', defaultMessage: 'Create the case' },
  createText: {
    id: 'shell.help.createText',
    defaultMessage:
      'Open Cases and choose New case. A patient name and a product are enough to begin; the case is kept as Incomplete Submission until you send it, so you can stop and return at any time.',
  },
  recordsTitle: { id: 'shell.help.recordsTitle', defaultMessage: 'Add the records' },
  recordsText: {
    id: 'shell.help.recordsText',
    defaultMessage:
      'Drop scans, photos and x-rays on their places. Each place takes one file and says which types it accepts. Files upload in the background: the cloud in the toolbar shows how far they are, and a broken upload goes on where it stopped.',
  },
  submitTitle: { id: 'shell.help.submitTitle', defaultMessage: 'Submit' },
  submitText: {
    id: 'shell.help.submitText',
    defaultMessage:
      'When nothing that is required is missing, submit the case. Our team checks the records. If something is wrong with them the case comes back as Rejected, with the reason on its page; correct it and submit again.',
  },
  planTitle: { id: 'shell.help.planTitle', defaultMessage: 'Decide on the treatment plan' },
  planText: {
    id: 'shell.help.planText',
    defaultMessage:
      'A published plan waits under Pending Actions. Look at it, then approve it, or reject it and write what should be different; a new revision follows and the older ones stay to compare with.',
  },
  followTitle: { id: 'shell.help.followTitle', defaultMessage: 'Follow manufacturing and shipping' },
  followText: {
    id: 'shell.help.followText',
    defaultMessage:
      'The case page shows whose turn it is and since when. Shipments lists what is on its way, with the airway bill to track it by.',
  },
  askTitle: { id: 'shell.help.askTitle', defaultMessage: 'Ask' },
  askText: {
    id: 'shell.help.askText',
    defaultMessage:
      'Every case has a chat with our team. New answers stand in the inbox of the toolbar, and the number beside it says in how many cases.',
  },
});
