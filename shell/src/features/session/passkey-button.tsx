import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { PlainButton } from '../../guest-card';
import { sessionMessages } from './session.messages';
import { passkeyRequested, selectIsPromptClosed, selectSessionStatus } from './session.slice';

interface PasskeyButtonProps {
  /** Of the first step, where the passkey is the second one. */
  readonly challenge?: string;
}

/** Signs in by a passkey; browsers that know none have no such button. */
export function PasskeyButton({ challenge }: PasskeyButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isRunning = useSelector(selectSessionStatus) === 'signingIn';
  const isClosed = useSelector(selectIsPromptClosed);
  if (!('PublicKeyCredential' in window)) return null;
  return (
    <>
      <PlainButton
        disabled={isRunning}
        style={{ marginBlockStart: 12 }}
        onClick={() => dispatch(passkeyRequested(challenge ?? null))}
      >
        {formatMessage(sessionMessages.passkey)}
      </PlainButton>
      <p role="status" style={{ marginBlock: isClosed ? '8px 0' : 0 }}>
        {isClosed && formatMessage(sessionMessages.promptClosed)}
      </p>
    </>
  );
}
