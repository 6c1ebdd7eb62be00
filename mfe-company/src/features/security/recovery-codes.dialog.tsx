import { DialogFrame, Ltr, useUnsavedInput } from '@portal/shared/ui';
import { Typography } from 'antd';
import { useSession } from '@portal/shared/session';
import { useIntl } from 'react-intl';
import { useChanged } from '../../api/use-changed';
import { factorMessages as messages } from './security.messages';
import styles from './security.module.css';

/** The recovery codes, this one time; the rest of the portal hears of the second factor when they are kept. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const changed = useChanged();
  // Nothing is typed here, but what leaves the page leaves with the codes.
  useUnsavedInput(true);
  function close(): void {
    onClose();
    if (user) changed.person(user.uuid);
  }
  return (
    <DialogFrame
      title={formatMessage(messages.recovery)}
      hint={formatMessage(messages.recoveryHint)}
      okText={formatMessage(messages.kept)}
      isNotice
      isMandatory
      isRunning={false}
      onOk={close}
      onClose={close}
    >
      <ul className={styles['codes'] ?? ''}>
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      <Typography.Text copyable={{ text: codes.join('\n') }}>{formatMessage(messages.copy)}</Typography.Text>
    </DialogFrame>
  );
}
