import {
  chooseShare,
  dropPreview,
  isOverridden,
  knownPreview,
  remotesOf,
  switchOverride,
  type Feed,
  type FeedDomain,
  type Override,
} from '../../federation';

/** A choice for a domain: its release, a side of its rollout, the one of a preview link, or the source on a developer's machine. */
export type SourceOption =
  | { readonly kind: 'release' | 'newer' | 'earlier'; readonly version: string; readonly percent: number }
  | { readonly kind: 'preview'; readonly version: string }
  | { readonly kind: 'source'; readonly url: string };

export interface DomainSources {
  readonly id: string;
  readonly options: readonly SourceOption[];
  /** The option that runs in this page. */
  readonly current: SourceOption['kind'];
}

/** The domains with their options. */
export function sourcesOf(signed: Feed, chosen: Feed, overrides: readonly Override[]): DomainSources[] {
  const released = remotesOf(signed);
  return Object.entries(remotesOf(chosen)).map(([id, { version }]) => {
    const override = overrides.find((known) => known.id === id);
    const releases = releasesOf(released[id]);
    const source = override ? [{ kind: 'source', url: override.url } as const] : [];
    const preview = previewOf(id);
    const isSource = override !== undefined && !override.isOff && isOverridden(override);
    const running = releases.find((release) => release.version === version)?.kind ?? 'release';
    const other = isSource ? 'source' : running;
    return { id, options: [...releases, ...preview, ...source], current: preview[0]?.kind ?? other };
  });
}

/** Takes effect after a reload. */
export function chooseSource(id: string, option: SourceOption, signed: Feed): void {
  switchOverride(id, option.kind === 'source');
  if (option.kind !== 'preview' && previewOf(id).length > 0) dropPreview();
  const newest = remotesOf(signed)[id]?.version;
  if (newest && (option.kind === 'newer' || option.kind === 'earlier')) chooseShare(id, newest, option.kind);
}

function previewOf(id: string) {
  const preview = knownPreview();
  if (preview?.kind !== 'active' || preview.id !== id) return [];
  return [{ kind: 'preview', version: preview.release.version } as const];
}

function releasesOf(domain: FeedDomain | undefined) {
  if (!domain) return [];
  const { version, percent, fallback } = domain;
  if (percent === 100 || !fallback) return [{ kind: 'release', version, percent: 100 } as const];
  return [
    { kind: 'newer', version, percent } as const,
    { kind: 'earlier', version: fallback.version, percent: 100 - percent } as const,
  ];
}
