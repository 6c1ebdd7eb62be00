import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { PlainAlert } from '../../guest-card';
import { noticesCleared, noticeText, selectNotices } from '../../notices';
import { sessionMessages } from './session.messages';

/**
 * Notices in the card of the login page. They stay until the sign-in, so that somebody who comes back to the desk can still read why
 * the session ended. antd's notices would also double the size of this page.
 */
export function LoginNotices() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const waiting = useSelector(selectNotices);
  useEffect(() => () => void dispatch(noticesCleared()), [dispatch]);
  return waiting
    .filter(({ name }) => name !== 'signedIn')
    .map((notice) => (
      <PlainAlert key={notice.id} kind={notice.kind} title={noticeText(notice, intl)}>
        {notice.name === 'sessionExpired' && intl.formatMessage(sessionMessages.expired)}
      </PlainAlert>
    ));
}
