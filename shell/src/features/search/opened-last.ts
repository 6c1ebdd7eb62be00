import { useEffect, useState } from 'react';

const MOST = 5;

export interface OpenedPage {
  readonly path: string;
  /** As the browser's tab named it. */
  readonly title: string;
}

/**
 * The pages that were opened last, the latest first: of this tab, and in memory alone, as titles may name a patient. They are gone
 * with the signed-in part, at the logout.
 * @param portal name of the portal, which titles end with
 */
export function useOpenedLast(portal: string): readonly OpenedPage[] {
  const [opened, setOpened] = useState<readonly OpenedPage[]>([]);
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return undefined;
    let last = pageTitleOf(document.title, portal);
    const observer = new MutationObserver(() => {
      const title = pageTitleOf(document.title, portal);
      // Only the number of unread messages changed, and the page of the address may not have named itself yet.
      if (title === last) return;
      last = title;
      const page = { path: window.location.pathname, title };
      if (title !== '' && title !== portal) setOpened((before) => withPage(before, page));
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [portal]);
  return opened;
}

/** The pages with another one in front; one of the same address goes. One more than is shown, as the present page is among them. */
export function withPage(opened: readonly OpenedPage[], page: OpenedPage): readonly OpenedPage[] {
  const [first] = opened;
  if (first?.path === page.path && first.title === page.title) return opened;
  return [page, ...opened.filter(({ path }) => path !== page.path)].slice(0, MOST + 1);
}

/** A tab's title without the number of unread messages and the portal's name. */
export function pageTitleOf(title: string, portal: string): string {
  const own = title.replace(/^\(\d+\) /, '');
  const end = ` · ${portal}`;
  return own.endsWith(end) ? own.slice(0, -end.length) : own;
}
