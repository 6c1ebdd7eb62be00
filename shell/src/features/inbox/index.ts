export { InboxMenu } from './inbox-menu';
export { InboxPanel } from './inbox-panel';
export { inboxMessages } from './inbox.messages';
export { inboxSaga } from './inbox.saga';
export { inboxSlice, selectInbox } from './inbox.slice';
