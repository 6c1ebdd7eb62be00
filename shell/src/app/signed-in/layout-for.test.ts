import { DEFAULT_APPEARANCE } from '@portal/shared/contract';
import { layoutFor } from './layout-for';

const chosen = { ...DEFAULT_APPEARANCE.layout, footer: 'fixed' } as const;
const overrides = [
  { path: '/cases/:room/chat', layout: { footer: 'none' } },
  { path: '/quick-guide', layout: { width: 'boxed' } },
] as const;

test.each([
  ['/cases/C-1/chat', { ...chosen, footer: 'none' }],
  ['/quick-guide', { ...chosen, width: 'boxed' }],
  ['/cases/C-1', chosen],
  ['/cases/admin', chosen],
])('[SH-15] %s', (pathname, layout) => {
  expect(layoutFor(chosen, overrides, pathname)).toEqual(layout);
});
