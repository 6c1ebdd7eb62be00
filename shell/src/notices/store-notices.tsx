import { visuallyHidden } from '@portal/shared/ui';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { noticeTexts } from './notice-text';
import { noticeShown, selectNotices } from './notices.slice';

/** Shows the store's notices by antd, top centre (SH-25). The text is the key, so a text is on the page only once at a time. */
export function StoreNotices() {
  const waiting = useSelector(selectNotices);
  const dispatch = useDispatch();
  const intl = useIntl();
  const { message } = App.useApp();
  const announcement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const notice of waiting) {
      const texts = noticeTexts(notice, intl);
      if (notice.isAnnouncedOnly) announce(announcement.current, texts);
      else for (const content of texts) void message.open({ key: content, type: notice.kind, content });
      dispatch(noticeShown(notice.id));
    }
  }, [waiting, dispatch, intl, message]);
  return <div ref={announcement} aria-live="polite" style={visuallyHidden} />;
}

/** After the render, because screen readers announce a change of a live region and not its first content. */
function announce(region: HTMLElement | null, texts: readonly string[]): void {
  if (region) region.textContent = texts.join(' ');
}
