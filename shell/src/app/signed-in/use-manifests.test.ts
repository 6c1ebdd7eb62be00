import { renderHook } from '@testing-library/react';
import { buildFeed, buildManifest } from '../../testing/build-feed';
import { useManifests } from './use-manifests';

const navigation = [
  {
    id: 'doctors',
    path: '/doctors',
    title: { en: 'Doctors', tr: 'Doktorlar', ar: 'الأطباء' },
    icon: 'team',
    order: 1,
    access: 'any',
  },
] as never;

it('[PL-02] a release that changes no manifest leaves the frame what it has', () => {
  const { result, rerender } = renderHook(useManifests, {
    initialProps: buildFeed([buildManifest('doctors')]),
  });
  const before = result.current;

  rerender(buildFeed([buildManifest('doctors')]));
  expect(result.current).toBe(before);

  rerender(buildFeed([buildManifest('doctors', { navigation })]));
  expect(result.current.find(({ id }) => id === 'doctors')?.navigation).toBe(navigation);
});
