import { useEffect, useEffectEvent } from 'react';

/** Takes files, and pictures, that are pasted anywhere on the page. */
export function usePaste(isEnabled: boolean, onFiles: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    if (isEnabled && files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
