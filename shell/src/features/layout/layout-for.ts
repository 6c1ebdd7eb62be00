import type { LayoutOptions } from '@portal/shared/contract';
import type { LayoutOverride } from '@portal/shared/mfe/manifest';
import { matchPath } from '@portal/shared/router';

/** The person's layout, with what the page at an address wants otherwise; elsewhere it is their own again (SH-15). */
export function layoutFor(
  chosen: LayoutOptions,
  overrides: readonly LayoutOverride[],
  pathname: string,
): LayoutOptions {
  const wanted = overrides.filter(({ path }) => matchPath(path, pathname));
  return wanted.reduce<LayoutOptions>((layout, override) => ({ ...layout, ...override.layout }), chosen);
}
