import { useEffect, useState } from 'react';

/**
 * When the component leaves the page and the focus with it, gives the focus back to what had it before; if that is gone or
 * disabled by then, to the nearest element around it that takes the focus.
 */
export function useReturnedFocus(): void {
  const [lenders] = useState(() => ancestry(document.activeElement));
  useEffect(
    () => () => {
      for (const lender of lenders) {
        if (document.activeElement !== document.body) return;
        if (lender.isConnected) lender.focus({ preventScroll: true });
      }
    },
    [lenders],
  );
}

/** An element and those around it, from the inside out. */
function ancestry(start: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = start; element; element = element.parentElement) {
    if (element instanceof HTMLElement) found.push(element);
  }
  return found;
}
