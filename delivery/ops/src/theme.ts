import type { ThemeConfig } from 'antd';

/** The portal's look, copied: delivery stands alone, and its page must work while the portal does not. */
export const opsTheme: ThemeConfig = {
  cssVar: { key: 'ops' },
  hashed: false,
  token: {
    colorPrimary: '#0f766e',
    // antd derives pale shades by fading, which greys these colours; their tints are given.
    colorPrimaryBg: '#e8f5f3',
    colorPrimaryBgHover: '#d3ece8',
    colorPrimaryBorder: '#99d2cb',
    colorLink: '#0f766e',
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
    borderRadius: 8,
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  },
  components: { Table: { headerBg: 'transparent' }, Layout: { headerBg: '#ffffff' } },
};
