import { useEffect, useState } from 'react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { toFailure, type OpsFailure } from '../api/ops-failure';

export interface Check {
  /** What would be done, with what speaks against it. */
  readonly change: OpsChange | null;
  readonly failure: OpsFailure | null;
}

const NOT_YET: Check = { change: null, failure: null };

/** Asks what a change would do, and again when another change is meant, or when what is live is another. */
export function useCheck(dryRun: () => Promise<OpsChange>, revision: number | null): Check {
  const [check, setCheck] = useState<Check>(NOT_YET);
  useEffect(() => {
    let isCurrent = true;
    setCheck(NOT_YET);
    dryRun().then(
      (change) => isCurrent && setCheck({ change, failure: null }),
      (error: unknown) => isCurrent && setCheck({ change: null, failure: toFailure(error) }),
    );
    return () => void (isCurrent = false);
  }, [dryRun, revision]);
  return check;
}
