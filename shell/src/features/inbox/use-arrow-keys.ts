import { useEffect, type RefObject } from 'react';

/** Moves the focus among the links of a list by the arrow keys, Home and End; from anywhere in the dialog that the list is in. */
export function useArrowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const area = element?.closest<HTMLElement>('[role=dialog]') ?? element;
    if (!element || !area) return undefined;
    const move = (event: KeyboardEvent) => {
      // The choices of the filter have arrow keys of their own.
      if (event.target instanceof HTMLInputElement) return;
      const links = [...element.querySelectorAll('a')];
      const target = links[nextIndex(event.key, links.findIndex(isNearFocus), links.length)];
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    area.addEventListener('keydown', move);
    return () => area.removeEventListener('keydown', move);
  }, [list]);
}

/** Whether the focus is on a link, or on what stands beside it in its item. */
function isNearFocus(link: HTMLAnchorElement): boolean {
  return link.closest('li')?.contains(document.activeElement) ?? false;
}

function nextIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
