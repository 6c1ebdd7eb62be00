/** Choices of the portal's look (specification § 2, theme settings). */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Parts of the page that have a scheme of their own (SH-13). */
export const AREAS = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Area = (typeof AREAS)[number];

/** 1: navigation beside the page; 2: above it; 3: above it, with panels beside the page (SH-14). */
export const LAYOUT_STYLES = [1, 2, 3] as const;
export const PAGE_WIDTHS = ['full', 'boxed'] as const;
/** Where the toolbar stands in styles 2 and 3, seen from the navigation. */
export const TOOLBAR_PLACES = ['above', 'below'] as const;
export const FOOTERS = ['none', 'static', 'fixed'] as const;
/** `auto` is that of the language. */
export const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;

/** How the parts of the page stand to each other; what a route may override (SH-15). */
export interface LayoutOptions {
  readonly style: (typeof LAYOUT_STYLES)[number];
  readonly width: (typeof PAGE_WIDTHS)[number];
  readonly toolbar: (typeof TOOLBAR_PLACES)[number];
  readonly footer: (typeof FOOTERS)[number];
  /** Panels of style 3 beside the page, on wide screens. */
  readonly leftPanel: boolean;
  readonly rightPanel: boolean;
}

/** The look a person has chosen; kept with the person, so that it is the same at every desk. */
export interface Appearance {
  readonly layout: LayoutOptions;
  readonly schemes: Readonly<Record<Area, Scheme>>;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly customScrollbars: boolean;
  readonly animations: boolean;
}

/** Of a guest, and of a person who has chosen nothing. */
export const DEFAULT_APPEARANCE: Appearance = {
  layout: {
    style: 1,
    width: 'full',
    toolbar: 'above',
    footer: 'static',
    leftPanel: true,
    rightPanel: true,
  },
  schemes: { main: 'light', navbar: 'light', toolbar: 'light', footer: 'light' },
  direction: 'auto',
  customScrollbars: true,
  animations: true,
};
