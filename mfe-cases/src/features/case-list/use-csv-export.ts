import { api } from '@portal/shared/api';
import type { CaseListQuery } from '@portal/shared/contract';
import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { exportMessages } from './export.messages';
import { saveFile } from './save-file';

const CALLS = { admin: 'GET /case/csv', doctor: 'GET /dso/case/csv' } as const;

/** Saves all cases of a list, in its order, as the server names the file (CA-05). One export at a time; leaving the list ends it. */
export function useCsvExport(list: CaseListName, query: CaseListQuery) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const running = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  async function start(): Promise<void> {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setRunning(true);
    try {
      saveFile(await api.download(CALLS[list], { query }, { signal, quiet: true }));
    } catch {
      if (!signal.aborted) void message.error(formatMessage(exportMessages.failed));
    } finally {
      running.current = null;
      setRunning(false);
    }
  }
  return { isRunning, start, cancel };
}
