import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { LIMITS } from '../contract/constants';
import { computeWithoutSheets } from './computed-style';
import { endTest } from './end-of-test';
import { CONDITION_MS, hastenTimers } from './fast-timers';

afterEach(endTest);

// A busy machine takes seconds for what takes milliseconds on a quiet one; a condition that never comes fails in as many.
configure({ asyncUtilTimeout: CONDITION_MS });
// For the same reason a notice stays: it would be gone between being found and being looked at.
beforeEach(() => void jest.replaceProperty(LIMITS as { noticeMs: number }, 'noticeMs', 3_600_000));

// Looks for tests that are right only on a quick machine (docs/testing.md).
const speed = Number(process.env['TIMER_SPEED'] ?? 1);
if (speed > 1) hastenTimers(speed);

// What jsdom lacks of layout; components measure, tests do not care.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
// Everything is in view.
class InViewObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.callback([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
globalThis.IntersectionObserver ??= InViewObserver;
// Node's own channels would keep the process alive; antd's forms only want 'soon'.
class SoonChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (): void => void setTimeout(() => this.port1.onmessage?.()) };
}
Object.assign(globalThis, { MessageChannel: globalThis.MessageChannel ?? SoonChannel });
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
// Of pseudo-elements jsdom knows no styles and says so loudly each time; antd asks for a scroll bar's.
window.getComputedStyle = computeWithoutSheets(window.getComputedStyle);
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.checkVisibility ??= function isShown(this: Element) {
  return this.closest('[style*="display: none"]') === null;
};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;
