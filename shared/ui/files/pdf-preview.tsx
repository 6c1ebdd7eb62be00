import { useEffect, useState } from 'react';
import { FailedState, LoadingState } from '../states/states';

type Loaded = { readonly address: string } | 'loading' | 'failed';

/**
 * A PDF in the browser's own viewer. The file's address is always sent as a download, because an uploaded file must not run
 * on the portal's origin; a blob of type PDF can be shown.
 */
export function PdfPreview({ name, url }: { name: string; url: string }) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    let address: string | null = null;
    readPdf(url, leaving.signal).then(
      (pdf) => {
        if (leaving.signal.aborted) return;
        address = URL.createObjectURL(pdf);
        setLoaded({ address });
      },
      () => {
        if (!leaving.signal.aborted) setLoaded('failed');
      },
    );
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [url, attempt]);
  if (loaded === 'loading') return <LoadingState rows={8} />;
  if (loaded === 'failed')
    return (
      <FailedState
        onRetry={() => {
          setLoaded('loading');
          setAttempt(attempt + 1);
        }}
      />
    );
  return <iframe src={loaded.address} title={name} style={FRAME} />;
}

const FRAME = { inlineSize: '100%', blockSize: '75dvh', border: 0 } as const;

async function readPdf(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  return new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
}
