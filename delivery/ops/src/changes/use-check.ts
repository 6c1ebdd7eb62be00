import { useEffect, useMemo, useState } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { toFailure, type OpsFailure } from '../api/ops-failure';

export interface Check {
  /** What would be done, with what speaks against it. */
  readonly change: OpsChange | null;
  readonly failure: OpsFailure | null;
}

const NOT_YET: Check = { change: null, failure: null };

/** What is asked: another change is meant, or what is live is another. */
interface Question {
  readonly dryRun: () => Promise<OpsChange>;
  readonly revision: number | null;
}

/** Asks what a change would do, and again when another change is meant, or when what is live is another. */
export function useCheck(dryRun: () => Promise<OpsChange>, revision: number | null): Check {
  const question = useMemo<Question>(() => ({ dryRun, revision }), [dryRun, revision]);
  const [answer, setAnswer] = useState<{ readonly to: Question; readonly check: Check } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // An earlier question can be answered after a later one: its answer must not take the place of the other.
    const settle = (check: Check) => isCurrent && setAnswer({ to: question, check });
    question.dryRun().then(
      (change) => settle({ change, failure: null }),
      (error: unknown) => settle({ change: null, failure: toFailure(error) }),
    );
    return () => void (isCurrent = false);
  }, [question]);
  return answer?.to === question ? answer.check : NOT_YET;
}
