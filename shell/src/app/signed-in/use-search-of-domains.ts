import { useLocale } from '@portal/shared/i18n';
import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { useMemo } from 'react';
import { isAllowed, isOpen, type Viewer } from '../../features/layout';
import type { Command, RecordSource } from '../../features/search';
import { searchOf } from '../../federation/feed/manifest-shape';

interface SearchOfDomains {
  readonly sources: readonly RecordSource[];
  readonly actions: readonly Command[];
}

/** What the live domains have to be searched, and to be done, for this person (ADR 30). */
export function useSearchOfDomains(
  manifests: readonly RemoteManifest[],
  viewer: Viewer,
  go: (path: string) => void,
): SearchOfDomains {
  const locale = useLocale();
  const { sources, actions } = useMemo(() => {
    const all = manifests.map(searchOf);
    return {
      sources: all
        .flatMap((search) => search.sources.filter((source) => isOpen(source, viewer)))
        .toSorted((a, b) => a.order - b.order)
        .map((source): RecordSource => ({ ...source, title: source.title[locale] })),
      actions: all.flatMap((search) => search.actions.filter((action) => isAllowed(action, viewer))),
    };
  }, [manifests, viewer, locale]);
  return {
    sources,
    actions: actions.map(({ id, title, path }) => ({
      key: id,
      kind: 'action',
      title: title[locale],
      run: () => go(path),
    })),
  };
}
