import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { endTest } from './end-of-test';

afterEach(endTest);

// Machines are shared: a condition may be a long time coming, a test waits for it and for nothing else.
configure({ asyncUtilTimeout: 20_000 });

// What jsdom lacks of layout; components measure, tests do not care.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
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
// jsdom knows no styles of pseudo-elements and says so loudly each time; antd asks for a scroll bar's.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.checkVisibility ??= function isShown(this: Element) {
  return this.closest('[style*="display: none"]') === null;
};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;
