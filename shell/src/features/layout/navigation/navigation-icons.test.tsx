import type { NavigationEntry } from '@portal/shared/mfe/manifest';
import { render } from '@testing-library/react';
import { isWhole } from '../../../federation/feed/manifest-shape';
import { buildManifest } from '../../../testing/build-feed';
import { navigationIcon } from './navigation-icons';

const PATH = 'M4 4h7v7H4z';

test.each([
  ['24', { path: PATH }, '0 0 24 24'],
  ['1024', { path: PATH, grid: 1024 } as const, '64 64 896 896'],
])('[SH-06] an icon that a manifest brings is drawn on its grid of %s', (_grid, icon, viewBox) => {
  const { container } = render(navigationIcon(icon));
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', viewBox);
  expect(container.querySelector('path')).toHaveAttribute('d', PATH);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden');
});

test('a name that this shell does not know yet has an icon all the same', () => {
  const { container } = render(navigationIcon('plans' as 'cases'));
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test.each([
  ['a name', 'cases', true],
  ['a drawing', { path: PATH }, true],
  ['markup', { path: '<script/>' }, false],
  ['nothing', undefined, false],
])('a manifest whose icon is %s is whole: %p', (_what, icon, expected) => {
  const title = { en: 'Visits', tr: 'Visits', ar: 'Visits' };
  const entry = { id: 'visits', path: '/visits', title, icon, order: 1, access: 'customer' };
  expect(isWhole(buildManifest('visits', { navigation: [entry as NavigationEntry] }))).toBe(expected);
});
