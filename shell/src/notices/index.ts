export {
  noticesCleared,
  noticesSlice,
  selectNotices,
  notify,
  type Notice,
  type NoticeContent,
} from './notices.slice';
export { noticeText } from './notice-text';
export { isNoticeName, type NoticeName } from './notices.messages';
