export { InboxMenu } from './inbox-menu';
export { InboxPart } from './inbox-part';
export { inboxSaga } from './inbox.saga';
export { inboxSlice } from './inbox.slice';
