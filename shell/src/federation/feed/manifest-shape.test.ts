import type { NavigationEntry } from '@portal/shared/mfe/manifest';
import { buildManifest } from '../../testing/build-feed';
import { isWhole } from './manifest-shape';

test.each([
  ['none', undefined, true],
  ['a list of patterns', ['/doctor/:status/:caseId/:tab'], true],
  ['a single pattern', '/doctor/:status', false],
  ['no patterns', [{ path: '/doctor' }], false],
])('[PL-02] a manifest whose entry is marked at %s is whole: %p', (_what, pages, expected) => {
  const title = { en: 'Visits', tr: 'Visits', ar: 'Visits' };
  const entry = { id: 'visits', path: '/visits', pages, title, icon: 'cases', order: 1, access: 'customer' };
  expect(isWhole(buildManifest('visits', { navigation: [entry as NavigationEntry] }))).toBe(expected);
});
