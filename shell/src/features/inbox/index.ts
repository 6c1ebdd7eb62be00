export { InboxMenu } from './inbox-menu';
export { inboxSaga } from './inbox.saga';
export { inboxSlice } from './inbox.slice';
