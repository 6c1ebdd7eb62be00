import { App } from 'antd';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { noticeTexts } from './notice-text';
import { noticeShown, selectNotices } from './notices.slice';

/** Shows waiting notices by antd, top centre (SH-25); the same text twice at once is one notice. */
export function StoreNotices() {
  const waiting = useSelector(selectNotices);
  const dispatch = useDispatch();
  const intl = useIntl();
  const { message } = App.useApp();
  useEffect(() => {
    for (const notice of waiting) {
      for (const content of noticeTexts(notice, intl))
        void message.open({ key: content, type: notice.kind, content });
      dispatch(noticeShown(notice.id));
    }
  }, [waiting, dispatch, intl, message]);
  return null;
}
