import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpsState } from '../../../src/gateway/ops/ops.types';
import { opsApi } from './ops-api';
import { toFailure, type OpsFailure } from './ops-failure';
import { useRevisionEvents, type Connection } from './use-revision-events';

export interface OpsView {
  /** The last state that was answered, also while the gateway is away. */
  readonly state: OpsState | null;
  /** Why there is none, or no newer one. */
  readonly failure: OpsFailure | null;
  readonly connection: Connection;
  readonly reload: () => Promise<void>;
}

/** What is live and how it does, kept up to date. */
export function useOpsState(): OpsView {
  const [state, setState] = useState<OpsState | null>(null);
  const [failure, setFailure] = useState<OpsFailure | null>(null);
  const asked = useRef(0);

  const reload = useCallback(async () => {
    const mine = (asked.current += 1);
    try {
      const next = await opsApi.state();
      // An answer that was overtaken by a later one would show the past.
      if (mine !== asked.current) return;
      setState(next);
      setFailure(null);
    } catch (error) {
      if (mine !== asked.current) return;
      const trouble = toFailure(error);
      setFailure(trouble);
      if (trouble.status === 401 || trouble.status === 404) setState(null);
    }
  }, []);
  useEffect(() => {
    const first = setTimeout(() => void reload());
    return () => clearTimeout(first);
  }, [reload]);
  const onChange = useCallback(() => void reload(), [reload]);
  const connection = useRevisionEvents(state !== null, onChange);
  return { state, failure, connection, reload };
}
