import { useEffect, useRef, type RefObject } from 'react';

interface Focusable {
  focus(options?: { preventScroll?: boolean }): void;
}

/**
 * Takes the focus while a component is on the page, at once, so that what is typed next arrives there; gives it back when the
 * component goes, unless something else has it by then. Answers what had it before.
 */
export function useBorrowedFocus(borrower: RefObject<Focusable | null>): RefObject<Element | null> {
  const lender = useRef<Element | null>(null);
  useEffect(() => {
    lender.current = document.activeElement;
    borrower.current?.focus({ preventScroll: true });
    return () => {
      const isNowhere = document.activeElement === document.body;
      if (isNowhere && lender.current instanceof HTMLElement) lender.current.focus();
    };
  }, [borrower]);
  return lender;
}
