import { PAGES } from '@portal/shared/contract';
import type { LayoutOverride } from '@portal/shared/mfe/manifest';
import type { Feed } from '../../federation/feed';
import { manifestsOf } from './match-route';

/** What the shell's own pages want of the layout: a guide is read, and lines of a whole screen's width are not. */
const OWN: readonly LayoutOverride[] = [
  { path: PAGES.quickGuide, layout: { width: 'boxed' } },
  { path: PAGES.resetPassword, layout: { width: 'boxed' } },
];

/** What pages want otherwise than the person's layout: the shell's own, and those that the live manifests name (SH-15). */
export function overridesOf(feed: Feed): readonly LayoutOverride[] {
  return [...OWN, ...manifestsOf(feed).flatMap(({ layouts = [] }) => layouts)];
}
