import { useEffect } from 'react';

/** The title of the browser's tab, for as long as no other page sets its own. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
