import { useLayoutEffect, useState, type RefObject } from 'react';
import { belowView } from './log/below-view';

/**
 * Gives an element the height that is left in what scrolls around it, whatever the shell draws above and below. The element
 * is made taller than the view for a moment: then all that the scroll height is more than the element is the rest. Answers
 * whether the height is known: what measures itself inside has to wait for it. An element at the side fills a drawer, which is all
 * that a phone shows of it; in a page it keeps its own height.
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>, place: 'page' | 'side'): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (place === 'side' && !element.closest('[role=dialog]')) {
      setIsKnown(true);
      return;
    }
    const fill = () => {
      const log = element.querySelector('[role=log]');
      const below = log ? belowView(log) : 0;
      element.style.height = `${window.innerHeight * 2}px`;
      const scroller = scrollerOf(element);
      const rest = scroller.scrollHeight - element.offsetHeight;
      element.style.height = `${viewHeightOf(scroller) - rest}px`;
      // The taller element shows more of the log for that moment. Who reads its end goes on doing so in one of another height.
      if (log) log.scrollTop += belowView(log) - below;
    };
    fill();
    setIsKnown(true);
    const view = window.visualViewport;
    window.addEventListener('resize', fill);
    view?.addEventListener('resize', fill);
    // The head above wraps, or the shell changes to that of a phone, only after the resize. In the next frame: what the element
    // itself changes by it is no reason to look again in this one.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fill);
    });
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', fill);
      view?.removeEventListener('resize', fill);
    };
  }, [ref, place]);
  return isKnown;
}

/** An on-screen keyboard covers the page without resizing it: the visual viewport tells what is left. */
function viewHeightOf(scroller: Element): number {
  const view = window.visualViewport;
  const covered = view ? Math.max(0, window.innerHeight - view.height * view.scale) : 0;
  return scroller.clientHeight - covered;
}

/** The element that scrolls because of one that is too tall for it; most of the time the document. */
function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    const isScrolling = parent.scrollHeight > parent.clientHeight;
    if (isScrolling && (overflowY === 'auto' || overflowY === 'scroll')) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
