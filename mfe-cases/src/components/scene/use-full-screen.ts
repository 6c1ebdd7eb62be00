import { useSyncExternalStore, type RefObject } from 'react';

/** Whether an element fills the screen, and a way there and back. Some phones let no element do so. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement ?? null);
  return {
    isPossible: document.fullscreenEnabled === true,
    isFull: full !== null,
    toggle: (): void => {
      // A refusal of the browser leaves everything as it is, and the button can be pressed again.
      void (full ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
    },
  };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
