import { useEffect, useRef, type RefObject } from 'react';

interface Focusable {
  focus(options?: { preventScroll?: boolean }): void;
}

/**
 * Focuses an element on mount, and on unmount returns the focus to the element that had it, unless another one has it by then.
 * Returns that former element.
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
