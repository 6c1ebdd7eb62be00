import { outbox } from '@portal/shared/realtime';
import { ConfirmDialog } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { outboxMessages, waitingTitle } from './outbox.messages';

interface WaitingQuestion {
  /** Goes on at once or, where messages wait to be sent, after the person has agreed that they go on waiting. */
  readonly ask: () => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** Asks before a logout, after which nothing is sent until the same person is back. */
export function useWaitingQuestion(proceed: () => void): WaitingQuestion {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(0);
  return {
    ask() {
      const waiting = outbox.state().messages.filter(({ refused }) => !refused).length;
      if (waiting === 0) proceed();
      else setCount(waiting);
    },
    question: count > 0 && (
      <ConfirmDialog
        question={formatMessage(waitingTitle, { count })}
        hint={formatMessage(outboxMessages.hint)}
        okText={formatMessage(outboxMessages.leave)}
        cancelText={formatMessage(outboxMessages.stay)}
        run={proceed}
        onClose={() => setCount(0)}
      />
    ),
  };
}
