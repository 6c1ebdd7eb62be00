import type { ThemeConfig } from 'antd';

/** The portal's visual language, as antd tokens: quiet surfaces, one teal, text that a tired person can read. */
export const portalTheme: ThemeConfig = {
  cssVar: { key: 'portal' },
  hashed: false,
  token: {
    colorPrimary: '#0f766e',
    colorLink: '#0f766e',
    colorInfo: '#0f766e',
    colorSuccess: '#15803d',
    colorWarning: '#b45309',
    colorError: '#b91c1c',
    colorTextBase: '#12262b',
    colorBgLayout: '#f4f7f7',
    borderRadius: 8,
    fontSize: 14,
    fontFamily:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', Tahoma, sans-serif",
    wireframe: false,
  },
  components: {
    Card: { headerFontSize: 15 },
    Table: { headerBg: 'transparent', cellPaddingBlock: 12 },
    Layout: { headerBg: '#ffffff', siderBg: '#ffffff' },
  },
};
