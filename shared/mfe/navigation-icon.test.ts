import { defineManifest, isIconDrawing, type NavigationIcon } from './manifest';

test.each([
  ['a shape', { path: 'M4 4h7v7H4z' }, true],
  [
    'several shapes, with exponents and signs',
    { path: 'M4,4l-1.5e1 2Z m+3 0A1 1 0 01 2 2', grid: 1024 },
    true,
  ],
  ['nothing', { path: '' }, false],
  ['markup', { path: 'M0 0"/><script>alert(1)</script>' }, false],
  ['a reference', { path: 'url(#other)' }, false],
  ['a picture of any size', { path: 'M0 0'.repeat(1001) }, false],
  ['another grid', { path: 'M0 0', grid: 48 }, false],
  ['a name', 'cases', false],
  ['null', null, false],
])('%s is a drawing: %p', (_what, value, expected) => {
  expect(isIconDrawing(value)).toBe(expected);
});

test('a manifest with a drawing that no shell would draw ends the build', () => {
  const define = (icon: NavigationIcon) => {
    const title = { en: 'Visits', tr: 'Ziyaretler', ar: 'الزيارات' };
    const entry = { id: 'visits.page', path: '/visits', title, icon, order: 1, access: 'customer' as const };
    return defineManifest({
      id: 'visits',
      title,
      paths: ['/visits'],
      navigation: [entry],
      emits: [],
      hears: [],
    });
  };
  expect(define({ path: 'M4 4h7v7H4z' }).navigation[0]?.icon).toEqual({ path: 'M4 4h7v7H4z' });
  expect(() => define({ path: '<svg/>' })).toThrow('The icon of the navigation entry visits.page');
});
