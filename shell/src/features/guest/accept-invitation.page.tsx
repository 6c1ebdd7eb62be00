import { api } from '@portal/shared/api';
import { PortalError } from '@portal/shared/errors';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GuestCard, useLinkToken } from '../../guest-card';
import { FailureAlert } from './failure-alert';
import { acceptMessages } from './guest.messages';
import { FormResult } from './form-result';

/**
 * The page of the mail to an invited doctor (DR-03). Accepting needs a button, because mail scanners open links. There is no way on
 * from here: doctors have no account, their organisation submits and follows their cases.
 */
export function AcceptInvitationPage() {
  const token = useLinkToken();
  // Another link in the same tab changes no more than what stands behind the #: the page is not loaded anew.
  return <AcceptInvitation key={token} token={token} />;
}

function AcceptInvitation({ token }: { token: string | null }) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'asking' | 'running' | 'done' | 'over'>(token ? 'asking' : 'over');
  const [error, setError] = useState<unknown>(null);

  async function accept(invitation: string): Promise<void> {
    setState('running');
    setError(null);
    try {
      await api.call('POST /doctor/acceptInvitation', { body: { token: invitation } }, { quiet: true });
      setState('done');
    } catch (failure) {
      const isOver = failure instanceof PortalError && failure.code === 'invitationOver';
      setState(isOver ? 'over' : 'asking');
      if (!isOver) setError(failure);
    }
  }
  const title = formatMessage(acceptMessages.title);
  if (state === 'done' || state === 'over' || token === null) {
    const [outcome, hint] =
      state === 'done'
        ? [acceptMessages.done, acceptMessages.doneHint]
        : [acceptMessages.over, acceptMessages.overHint];
    return (
      <GuestCard title={title}>
        <FormResult
          type={state === 'done' ? 'success' : 'warning'}
          title={formatMessage(outcome)}
          description={formatMessage(hint)}
        />
      </GuestCard>
    );
  }
  return (
    <GuestCard title={title} lead={formatMessage(acceptMessages.lead)}>
      <FailureAlert error={error} />
      <Button
        type="primary"
        size="large"
        block
        autoFocus
        loading={state === 'running'}
        onClick={() => void accept(token)}
      >
        {formatMessage(acceptMessages.submit)}
      </Button>
    </GuestCard>
  );
}
