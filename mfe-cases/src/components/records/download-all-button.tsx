import { DownloadOutlined } from '@ant-design/icons';
import type { CaseAsset } from '@portal/shared/contract';
import { saveFile } from '@portal/shared/list';
import { useSingleFlight } from '@portal/shared/ui';
import { App, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { fetchBytes } from '../scene/fetch-bytes';
import { recordMessages } from './records.messages';

/** Saves photos one after another, each under its own name, and says how many did not come. Leaving the page ends it. */
export function DownloadAllButton({ photos }: { photos: readonly CaseAsset[] }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const { isRunning, run } = useSingleFlight();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function download(): Promise<void> {
    const { signal } = (leaving.current = new AbortController());
    let missing = 0;
    for (const { name, url, contentType } of photos) {
      try {
        const bytes = await fetchBytes(url ?? '', { signal, onProgress: () => undefined });
        saveFile({ blob: new Blob([bytes], { type: contentType ?? '' }), name });
      } catch {
        if (signal.aborted) return;
        missing += 1;
      }
    }
    if (missing > 0) void message.error(formatMessage(recordMessages.photosMissing, { count: missing }));
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isRunning} onClick={() => void run(download)}>
      {formatMessage(recordMessages.downloadAll)}
    </Button>
  );
}
