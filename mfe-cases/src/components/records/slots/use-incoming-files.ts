import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

/**
 * Accepts files dropped on an element; `isOver` is true while they are dragged over it. By keyboard the file picker beside it
 * does the same.
 */
export function useDrop(isEnabled: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!isEnabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!isEnabled) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/**
 * Accepts files and pictures pasted anywhere on the page, but for those that another part of the page takes and those that come
 * with a text which is meant.
 */
export function usePaste(isEnabled: boolean, onFiles: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (!isEnabled || files.length === 0 || event.defaultPrevented || isTextMeant(event)) return;
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** What is copied from a table or a letter comes as a picture of itself too, and a file with its name, which a text field takes. */
function isTextMeant({ clipboardData, target }: ClipboardEvent): boolean {
  const types = clipboardData?.types ?? [];
  if (!types.includes('text/plain')) return false;
  return types.includes('text/html') || (target instanceof Element && target.matches(':read-write'));
}
