import type { Page } from '@playwright/test';

/** A node of React's tree, as far as its developer tools tell which components rendered. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
interface CountingWindow {
  renderCount?: number;
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
}

/** Counts from now on which components React renders, in the shell and in all remotes; call it before the page is opened. */
export async function countRenders(page: Page): Promise<{ taken(): Promise<number> }> {
  await page.addInitScript(listenToCommits);
  return {
    /** Renders since the last time this was asked. */
    taken: () =>
      page.evaluate(() => {
        const counting = window as CountingWindow;
        const count = counting.renderCount ?? 0;
        counting.renderCount = 0;
        return count;
      }),
  };
}

/** In the page: stands where the developer tools would, which React tells of each commit. */
function listenToCommits(): void {
  const counting = window as CountingWindow;
  /** Functions, classes, forwarded refs and memoised functions. */
  const components = [0, 1, 11, 15];
  const performedWork = 1;
  counting.renderCount = 0;
  const rendersIn = (fiber: Fiber): number => {
    const { alternate } = fiber;
    const isComponent = components.includes(fiber.tag);
    let count = isComponent && (!alternate || (fiber.flags & performedWork) !== 0) ? 1 : 0;
    // The same children as before: nothing below was looked at.
    if (alternate?.child === fiber.child) return count;
    for (let child = fiber.child; child; child = child.sibling) count += rendersIn(child);
    return count;
  };
  counting.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
      counting.renderCount = (counting.renderCount ?? 0) + rendersIn(root.current);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
}
