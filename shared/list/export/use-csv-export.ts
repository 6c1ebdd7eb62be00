import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallOptions, Download } from '../../api';
import { exportMessages } from './export.messages';
import { saveFile } from './save-file';

const NEW_LINE = 0x0a;

/** Makes the download call of a list's export. */
export type ExportCall = (options: CallOptions) => Promise<Download>;

/**
 * Saves all records of a list, in its order, as the server names the file (CA-05). One export at a time; leaving the list ends it.
 * @param total records of all pages, by which the progress is told
 * @param isTotalCapped there are more than `total`; the progress is a guess then, and slows down
 */
export function useCsvExport(download: ExportCall, total: number, isTotalCapped: boolean) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const running = useRef<AbortController | null>(null);
  /** Whole percents of the rows that have arrived; null while nothing is exported. */
  const [percent, setPercent] = useState<number | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  async function start(): Promise<void> {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setPercent(0);
    let lines = 0;
    function onPart(bytes: Uint8Array): void {
      for (const byte of bytes) if (byte === NEW_LINE) lines++;
      // Rows may have come since the list was counted.
      const expected = isTotalCapped ? total + lines : Math.max(total, 1);
      setPercent(Math.min(99, Math.floor((100 * lines) / expected)));
    }
    try {
      saveFile(await download({ signal, quiet: true, onPart }));
    } catch {
      if (!signal.aborted) void message.error(formatMessage(exportMessages.failed));
    } finally {
      running.current = null;
      setPercent(null);
    }
  }
  return { percent, start, cancel };
}
