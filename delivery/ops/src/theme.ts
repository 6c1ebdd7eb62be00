import { theme, type ThemeConfig } from 'antd';

export type Scheme = 'light' | 'dark';
type Tokens = NonNullable<ThemeConfig['token']>;

const COMMON: Tokens = {
  borderRadius: 8,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
};

const LIGHT: Tokens = {
  colorPrimary: '#0f766e',
  // antd derives pale shades by fading, which greys these colours; their tints are given.
  colorPrimaryBg: '#e8f5f3',
  colorPrimaryBgHover: '#d3ece8',
  colorPrimaryBorder: '#99d2cb',
  colorLink: '#0f766e',
  colorLinkHover: '#0b5f58',
  colorLinkActive: '#0b5f58',
  colorInfo: '#0f766e',
  colorInfoBg: '#e8f5f3',
  colorInfoBorder: '#99d2cb',
  colorSuccess: '#15803d',
  colorSuccessBg: '#e9f6ee',
  colorSuccessBorder: '#a5d6b5',
  colorWarning: '#b45309',
  colorWarningBg: '#fdf5e6',
  colorWarningBorder: '#eccb94',
  colorError: '#b91c1c',
  colorErrorBg: '#fdf0f0',
  colorErrorBorder: '#eeb4b4',
  colorTextBase: '#12262b',
  // antd's own fades fall short of the contrast that small text needs (WCAG 1.4.3).
  colorTextDescription: '#56676b',
  colorTextPlaceholder: '#66767a',
  gold7: '#8a5a00',
  'gold-7': '#8a5a00',
  green7: '#2b7409',
  'green-7': '#2b7409',
  colorBgLayout: '#f4f7f7',
};

/** The same at night: the teal is light here, so what is written on it is dark. */
const DARK: Tokens = {
  colorPrimary: '#38d3c4',
  colorPrimaryBg: '#12322f',
  colorPrimaryBgHover: '#173f3b',
  colorPrimaryBorder: '#1f5f58',
  colorLink: '#5fe0d3',
  // Under the pointer and pressed antd derives shades that cannot be read.
  colorLinkHover: '#8aeae0',
  colorLinkActive: '#8aeae0',
  colorInfo: '#38d3c4',
  colorInfoBg: '#12322f',
  colorInfoBorder: '#1f5f58',
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
};

/** The portal's look, copied: delivery stands alone, and its page must work while the portal does not. */
export function opsTheme(scheme: Scheme): ThemeConfig {
  const isDark = scheme === 'dark';
  return {
    cssVar: { key: `ops-${scheme}` },
    hashed: false,
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...COMMON, ...(isDark ? DARK : LIGHT) },
    components: {
      Table: { headerBg: 'transparent' },
      Layout: { headerBg: isDark ? '#152124' : '#ffffff' },
      // So that the tabs of a domain fit on a phone.
      Tabs: { horizontalItemGutter: 16 },
    },
  };
}
