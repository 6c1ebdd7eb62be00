import type { ThemeConfig } from 'antd';

/** The portal's visual language, as antd tokens: quiet surfaces, one teal, text that a tired person can read. */
export const portalTheme: ThemeConfig = {
  cssVar: { key: 'portal' },
  hashed: false,
  token: {
    colorPrimary: '#0f766e',
    // antd derives pale shades by fading, which greys this teal; these are its tints.
    colorPrimaryBg: '#e8f5f3',
    colorPrimaryBgHover: '#d3ece8',
    colorPrimaryBorder: '#99d2cb',
    colorPrimaryBorderHover: '#5fb3a9',
    colorInfoBg: '#e8f5f3',
    colorInfoBorder: '#99d2cb',
    colorWarningBg: '#fff6e5',
    colorWarningBorder: '#f3cf8c',
    controlOutline: 'rgba(15, 118, 110, 0.16)',
    controlItemBgActive: '#e8f5f3',
    controlItemBgActiveHover: '#d3ece8',
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
    borderRadius: 8,
    borderRadiusSM: 4,
    fontSize: 14,
    fontFamily:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', Tahoma, sans-serif",
    wireframe: false,
  },
  components: {
    Card: { headerFontSize: 15 },
    Table: { headerBg: 'transparent', cellPaddingBlock: 12 },
    // So that a case's tabs fit on a phone: antd's menu of the others is no valid part of a tab list.
    Tabs: { horizontalItemGutter: 16 },
    Layout: { headerBg: '#ffffff', siderBg: '#ffffff' },
  },
};
