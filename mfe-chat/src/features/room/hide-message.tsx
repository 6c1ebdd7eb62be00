import { EyeInvisibleOutlined } from '@ant-design/icons';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Popconfirm } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { roomMessages } from './room.messages';
import { roomActions } from './room.slice';

/** Hides an own message, after asking: it cannot be brought back. */
export function HideMessage({ messageId }: { messageId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const name = formatMessage(roomMessages.hide);
  return (
    <ChangeAction>
      <HideButton
        name={name}
        ask={formatMessage(roomMessages.hideAsk)}
        confirm={formatMessage(roomMessages.hideConfirm)}
        cancel={formatMessage(roomMessages.cancel)}
        onConfirm={() => dispatch(roomActions.hideRequested({ messageId }))}
      />
    </ChangeAction>
  );
}

interface HideButtonProps {
  readonly name: string;
  readonly ask: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
}

function HideButton({ name, ask, confirm, cancel, onConfirm, disabled = false }: HideButtonProps) {
  return (
    <Popconfirm title={ask} okText={confirm} cancelText={cancel} onConfirm={onConfirm} disabled={disabled}>
      <Button
        type="text"
        size="small"
        icon={<EyeInvisibleOutlined />}
        aria-label={name}
        title={name}
        disabled={disabled}
      />
    </Popconfirm>
  );
}
