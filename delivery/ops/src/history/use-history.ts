import { useEffect, useState } from 'react';
import type { OpsHistory } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import { toFailure, type OpsFailure } from '../api/ops-failure';

interface HistoryView {
  readonly history: OpsHistory | null;
  readonly failure: OpsFailure | null;
}

/** The audit trail of a domain (null: of all), asked for again with each revision. */
export function useHistory(domain: string | null, revision: number | null): HistoryView {
  const [view, setView] = useState<HistoryView>({ history: null, failure: null });
  useEffect(() => {
    let isCurrent = true;
    opsApi.history(domain).then(
      (history) => isCurrent && setView({ history, failure: null }),
      (error: unknown) => isCurrent && setView({ history: null, failure: toFailure(error) }),
    );
    return () => void (isCurrent = false);
  }, [domain, revision]);
  return view;
}
