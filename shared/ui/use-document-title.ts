import { useEffect } from 'react';

let pageTitle: string | null = null;
let unread = 0;

/** The title of the browser's tab, for as long as no other page sets its own. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    pageTitle = title;
    writeTitle();
  }, [title]);
}

/** The shell's alone: puts the number of unread messages in front of every page's title; 0 takes it away. */
export function showUnreadInTitle(count: number): void {
  if (count === unread) return;
  unread = count;
  writeTitle();
}

function writeTitle(): void {
  // Until the first page has named itself, the title is that of the HTML.
  pageTitle ??= document.title;
  document.title = unread > 0 ? `(${unread}) ${pageTitle}` : pageTitle;
}
