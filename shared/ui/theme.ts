import { theme, type ThemeConfig } from 'antd';
import type { Scheme } from '../contract';
import { COMMON_TOKENS, SCHEME_CLASS, SCHEME_TOKENS, type Tokens } from './tokens';

const COMPONENTS: NonNullable<ThemeConfig['components']> = {
  Card: { headerFontSize: 15 },
  // Nothing in a table fades: on a slow processor the frames of a row under the pointer delay what a press on it leads to.
  Table: { headerBg: 'transparent', cellPaddingBlock: 12, motionDurationMid: '0s', motionDurationSlow: '0s' },
  // Neither does a tab. The gutter makes a case's tabs fit on a phone: antd's menu of the others is no valid part of a tab list.
  Tabs: { horizontalItemGutter: 16, motionDurationSlow: '0s' },
};

/** Links under the pointer and pressed: the shades that antd derives cannot be read. */
const LINK_STATES = {
  light: { colorLinkHover: '#0b5f58', colorLinkActive: '#0b5f58' },
  dark: { colorLinkHover: '#8aeae0', colorLinkActive: '#8aeae0' },
} as const satisfies Record<Scheme, Tokens>;

/** The portal's visual language as antd tokens, in one of its schemes (SH-13). */
export function themeOf(scheme: Scheme): ThemeConfig {
  return {
    cssVar: { key: SCHEME_CLASS[scheme] },
    hashed: false,
    // An area of another scheme is no shade of the page around it.
    inherit: false,
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...COMMON_TOKENS, ...SCHEME_TOKENS[scheme], ...LINK_STATES[scheme] },
    components: COMPONENTS,
  };
}
