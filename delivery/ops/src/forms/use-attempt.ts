import { useState } from 'react';
import { toFailure } from '../api/ops-failure';

interface Attempts {
  /** Runs the work of a form; its failure is told by `trouble`. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last work failed; null while there is nothing to tell. */
  readonly trouble: string | null;
}

export function useAttempt(): Attempts {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    await work().catch((error: unknown) => setTrouble(toFailure(error).message));
    setBusy(false);
  };
  return { attempt, isBusy, trouble };
}
