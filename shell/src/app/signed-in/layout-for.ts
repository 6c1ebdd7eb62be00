import { PAGES, type LayoutOptions } from '@portal/shared/contract';
import type { LayoutOverride, RemoteManifest } from '@portal/shared/mfe/manifest';
import { matchPath } from '@portal/shared/router';

/** The shell's own pages are narrow: lines as wide as a screen are hard to read. */
const SHELL_OVERRIDES: readonly LayoutOverride[] = [
  { path: PAGES.quickGuide, layout: { width: 'boxed' } },
  { path: PAGES.resetPassword, layout: { width: 'boxed' } },
];

/**
 * The layout of the page at an address: the person's, changed where the shell or a live manifest asks for another (SH-15). Returns
 * `chosen` itself on a page without an override.
 */
export function layoutFor(
  chosen: LayoutOptions,
  manifests: readonly RemoteManifest[],
  pathname: string,
): LayoutOptions {
  const asked = manifests.flatMap(({ layouts = [] }) => layouts);
  return [...SHELL_OVERRIDES, ...asked]
    .filter(({ path }) => matchPath(path, pathname))
    .reduce<LayoutOptions>((layout, override) => ({ ...layout, ...override.layout }), chosen);
}
