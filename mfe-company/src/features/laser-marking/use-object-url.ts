import { useEffect, useState } from 'react';

/** An address for a file that is not stored yet, and what makes one; it is given up when another file takes its place. */
export function useObjectUrl(): [url: string | null, show: (file: Blob) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return [url, (file) => setUrl(URL.createObjectURL(file))];
}
