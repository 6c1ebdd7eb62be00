import { ConfirmDialog } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { runningTitle, uploadsMessages } from './uploads.messages';

interface UploadsQuestion {
  /** Goes on at once or, where files are on their way, after the person has agreed to break them off. */
  readonly ask: (count: number) => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** Asks before a logout, which breaks uploads off for good: the next person here may be another one. */
export function useUploadsQuestion(proceed: () => void): UploadsQuestion {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(0);
  return {
    ask(running) {
      if (running === 0) proceed();
      else setCount(running);
    },
    question: count > 0 && (
      <ConfirmDialog
        danger
        question={formatMessage(runningTitle, { count })}
        hint={formatMessage(uploadsMessages.leavingHint)}
        okText={formatMessage(uploadsMessages.leave)}
        cancelText={formatMessage(uploadsMessages.stay)}
        run={proceed}
        onClose={() => setCount(0)}
      />
    ),
  };
}
