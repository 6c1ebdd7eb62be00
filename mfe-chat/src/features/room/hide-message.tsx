import { EyeInvisibleOutlined } from '@ant-design/icons';
import { ConfirmButton } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { roomMessages } from './room.messages';
import { roomActions } from './room.slice';

/** Hides an own message, after asking: it cannot be brought back. */
export function HideMessage({ messageId }: { messageId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ConfirmButton
      type="text"
      size="small"
      icon={<EyeInvisibleOutlined />}
      aria-label={formatMessage(roomMessages.hide)}
      question={formatMessage(roomMessages.hideAsk)}
      okText={formatMessage(roomMessages.hideConfirm)}
      run={() => dispatch(roomActions.hideRequested({ messageId }))}
    />
  );
}
