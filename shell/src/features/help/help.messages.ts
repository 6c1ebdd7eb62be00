import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const helpMessages = defineMessages({
  title: { id: 'shell.help.title', defaultMessage: 'Quick guide' },
  lead: { id: 'shell.help.lead', defaultMessage: 'From a new case to the shipped aligners, in six steps.' },
  createTitle: { id: 'shell.help.createTitle', defaultMessage: 'Create the case' },
  createText: {
    id: 'shell.help.createText',
    defaultMessage:
      'Choose <link>New case</link>. All you need to start is a product. Until you submit it, the case is listed as Incomplete Submission, and everything you fill in is saved: stop and come back at any time.',
  },
  recordsTitle: { id: 'shell.help.recordsTitle', defaultMessage: 'Add the records' },
  recordsText: {
    id: 'shell.help.recordsText',
    defaultMessage:
      'Drop scans, photos and x-rays onto the page, several at once if you like; each goes to the slot that fits. They upload while you keep working: the cloud in the toolbar shows the progress, and an interrupted upload resumes where it stopped.',
  },
  submitTitle: { id: 'shell.help.submitTitle', defaultMessage: 'Submit it' },
  submitText: {
    id: 'shell.help.submitText',
    defaultMessage:
      'Once nothing required is missing, choose Submit case. The lab checks the records. If something is wrong with them, the case comes back to <link>Pending Actions</link> as Rejected, with the reason on its page: correct it and submit it again.',
  },
  planTitle: { id: 'shell.help.planTitle', defaultMessage: 'Decide on the treatment plan' },
  planText: {
    id: 'shell.help.planText',
    defaultMessage:
      'A plan that needs your approval is listed under <link>Pending Actions</link>. Review it, then approve it, or reject it and tell the lab what to change. A revised plan follows; earlier ones remain for comparison.',
  },
  followTitle: { id: 'shell.help.followTitle', defaultMessage: 'Follow manufacturing and shipping' },
  followText: {
    id: 'shell.help.followText',
    defaultMessage:
      'Each case shows whose turn it is and since when. <link>Shipments</link> lists what is on its way, with the airway bill to track it.',
  },
  askTitle: { id: 'shell.help.askTitle', defaultMessage: 'Ask the lab' },
  askText: {
    id: 'shell.help.askText',
    defaultMessage:
      'Every case has a chat with the lab. New answers appear in the <link>Inbox</link>; the number in the toolbar says in how many cases.',
  },
});

export const keyboardMessage: MessageDescriptor = defineMessage({
  id: 'shell.help.keyboard',
  defaultMessage: 'On the keyboard, {keys} finds every page and the list of all shortcuts.',
});
