import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Machines are shared: a condition may be a long time coming, a test waits for it and for nothing else.
configure({ asyncUtilTimeout: 20_000 });

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Node's own channels would keep the process alive; antd's forms only want 'soon'. */
class SoonChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (): void => void setTimeout(() => this.port1.onmessage?.()) };
}

/** What jsdom lacks and antd asks for; the width of the window, in pixels, decides what media queries say. */
export function browser(width: number): void {
  Object.assign(globalThis, {
    ResizeObserver: NoResizeObserver,
    MessageChannel: SoonChannel,
    // jsdom would match each of antd's thousands of rules with each element, for minutes; what is hidden is hidden inline.
    getComputedStyle: ({ style }: HTMLElement) => style,
    matchMedia: (query: string) => ({
      matches: width >= Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? Infinity),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
