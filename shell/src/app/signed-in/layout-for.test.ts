import { DEFAULT_APPEARANCE } from '@portal/shared/contract';
import { buildManifest } from '../../testing/build-feed';
import { layoutFor } from './layout-for';

const chosen = { ...DEFAULT_APPEARANCE.layout, footer: 'fixed' } as const;
const manifests = [
  buildManifest('chat', { layouts: [{ path: '/cases/:room/chat', layout: { footer: 'none' } }] }),
];

test.each([
  ['/cases/C-1/chat', { ...chosen, footer: 'none' }],
  ['/quick-guide', { ...chosen, width: 'boxed' }],
])('[SH-15] %s has a layout of its own', (pathname, layout) => {
  expect(layoutFor(chosen, manifests, pathname)).toEqual(layout);
});

test.each(['/cases/C-1', '/cases/admin'])('[SH-15] %s has the person’s layout', (pathname) => {
  expect(layoutFor(chosen, manifests, pathname)).toBe(chosen);
});
