import { theme, type ThemeConfig } from 'antd';
import type { Scheme } from '../contract';
import { COMMON_TOKENS, SCHEME_CLASS, SCHEME_TOKENS } from './tokens';

const COMPONENTS: NonNullable<ThemeConfig['components']> = {
  Card: { headerFontSize: 15 },
  Table: { headerBg: 'transparent', cellPaddingBlock: 12 },
  // So that a case's tabs fit on a phone: antd's menu of the others is no valid part of a tab list.
  Tabs: { horizontalItemGutter: 16 },
};

/** The portal's visual language as antd tokens, in one of its schemes (SH-13). */
export function themeOf(scheme: Scheme): ThemeConfig {
  return {
    cssVar: { key: SCHEME_CLASS[scheme] },
    hashed: false,
    // An area of another scheme is no shade of the page around it.
    inherit: false,
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...COMMON_TOKENS, ...SCHEME_TOKENS[scheme] },
    components: COMPONENTS,
  };
}
