import { Alert } from 'antd';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { noticesSettled, noticeText, selectNotices } from '../../notices';
import { sessionMessages } from './session.messages';

/**
 * Notices at the login page stand in its card until the person is in: why a session ended must not be gone when they come
 * back to the desk. And antd's own notices would double the size of this page.
 */
export function LoginNotices() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const waiting = useSelector(selectNotices);
  useEffect(() => () => void dispatch(noticesSettled()), [dispatch]);
  return waiting
    .filter(({ name }) => name !== 'signedIn')
    .map((notice) => (
      <Alert
        key={notice.id}
        type={notice.kind}
        showIcon
        role={notice.kind === 'success' ? 'status' : 'alert'}
        title={noticeText(notice, intl)}
        {...(notice.name === 'sessionExpired' && {
          description: intl.formatMessage(sessionMessages.expired),
        })}
        style={{ marginBlockEnd: 24 }}
      />
    ));
}
