export {
  noticesSettled,
  noticesSlice,
  selectNotices,
  tell,
  type Notice,
  type NoticeContent,
} from './notices.slice';
export { noticeText } from './notice-text';
export { noticesOfFailure } from './notices-of-failure';
export { isNoticeName, type NoticeName } from './notices.messages';
