import { useLocale } from '@portal/shared/i18n';
import { useMemo } from 'react';
import type { Feed } from '../../federation';
import { isAllowed, type Viewer } from '../../features/layout';
import type { Command, RecordSource } from '../../features/search';
import { searchOf } from '../../federation/feed/manifest-shape';
import { manifestsOf } from './match-route';

interface SearchOfDomains {
  readonly sources: readonly RecordSource[];
  readonly actions: readonly Command[];
}

/** What the live domains have to be searched, and to be done, for this person (ADR 30). */
export function useSearchOfDomains(feed: Feed, viewer: Viewer, go: (path: string) => void): SearchOfDomains {
  const locale = useLocale();
  const { sources, actions } = useMemo(() => {
    const all = manifestsOf(feed).map(searchOf);
    return {
      sources: all
        .flatMap((search) => search.sources.filter((source) => isAllowed(source, viewer)))
        .toSorted((a, b) => a.order - b.order)
        .map((source): RecordSource => ({ ...source, title: source.title[locale] })),
      actions: all.flatMap((search) => search.actions.filter((action) => isAllowed(action, viewer))),
    };
  }, [feed, viewer, locale]);
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
