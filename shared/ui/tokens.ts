import type { ThemeConfig } from 'antd';
import type { Scheme } from '../contract';

export type Tokens = NonNullable<ThemeConfig['token']>;

/** What both schemes have in common: sizes and type. */
export const COMMON_TOKENS = {
  borderRadius: 8,
  borderRadiusSM: 4,
  fontSize: 14,
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', Tahoma, sans-serif",
  wireframe: false,
} as const satisfies Tokens;

/** Quiet surfaces, one teal, text that a tired person can read. */
const LIGHT = {
  colorPrimary: '#0f766e',
  // antd derives pale shades by fading, which greys this teal; these are its tints.
  colorPrimaryBg: '#e8f5f3',
  colorPrimaryBgHover: '#d3ece8',
  colorPrimaryBorder: '#99d2cb',
  colorPrimaryBorderHover: '#5fb3a9',
  colorInfoBg: '#e8f5f3',
  colorInfoBorder: '#99d2cb',
  colorSuccessBg: '#eaf7ee',
  colorSuccessBorder: '#a3d9b4',
  colorWarningBg: '#fff6e5',
  colorWarningBorder: '#f3cf8c',
  controlOutline: 'rgba(15, 118, 110, 0.16)',
  controlItemBgActive: '#e8f5f3',
  // Of a selected row under the mouse, too, where links are to be read.
  controlItemBgActiveHover: '#d9efeb',
  colorLink: '#0f766e',
  colorInfo: '#0f766e',
  colorSuccess: '#15803d',
  colorWarning: '#b45309',
  colorError: '#b91c1c',
  colorTextBase: '#12262b',
  // antd's own fade of the base falls short of the contrast that small text needs (WCAG 1.4.3).
  colorTextDescription: '#56676b',
  colorTextPlaceholder: '#66767a',
  // The same for the text of coloured tags; antd knows each shade by two names and writes both.
  gold7: '#8a5a00',
  'gold-7': '#8a5a00',
  cyan7: '#0b6f74',
  'cyan-7': '#0b6f74',
  green7: '#2b7409',
  'green-7': '#2b7409',
  colorBgLayout: '#f4f7f7',
  colorBorderSecondary: '#dfe7e7',
} as const satisfies Tokens;

/** The same at night: the teal is light here, so what is written on it is dark. */
const DARK = {
  colorPrimary: '#38d3c4',
  colorPrimaryBg: '#12322f',
  colorPrimaryBgHover: '#173f3b',
  colorPrimaryBorder: '#1f5f58',
  colorPrimaryBorderHover: '#2a8077',
  colorInfoBg: '#12322f',
  colorInfoBorder: '#1f5f58',
  controlOutline: 'rgba(56, 211, 196, 0.24)',
  controlItemBgActive: '#12322f',
  controlItemBgActiveHover: '#173f3b',
  colorLink: '#5fe0d3',
  colorInfo: '#38d3c4',
  colorSuccess: '#4ade80',
  colorWarning: '#f0a93b',
  colorError: '#f87171',
  colorTextBase: '#eef5f4',
  colorTextLightSolid: '#06201e',
  colorTextDescription: '#a3b3b3',
  colorTextPlaceholder: '#8fa1a2',
  colorBgBase: '#0c1517',
  colorBgLayout: '#0c1517',
  colorBgContainer: '#152124',
  colorBgElevated: '#1c2b2f',
  colorBgSpotlight: '#dfe9e8',
  colorBorder: '#3a4b4f',
  colorBorderSecondary: '#26363a',
} as const satisfies Tokens;

/** The tokens of each scheme that differ from antd's own. */
export const SCHEME_TOKENS = { light: LIGHT, dark: DARK } as const satisfies Record<Scheme, Tokens>;

/** Classes under which a scheme's CSS variables hold; the shell puts them on its areas. */
export const SCHEME_CLASS = { light: 'portal-light', dark: 'portal-dark' } as const satisfies Record<
  Scheme,
  string
>;
