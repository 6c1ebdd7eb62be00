import type { Scheme } from '@portal/shared/contract';
import { COMMON_TOKENS, SCHEME_TOKENS } from '@portal/shared/ui';
import type { CSSProperties } from 'react';

/** What antd derives from the tokens where a scheme names no own colour: antd itself is not on the login page. */
const DERIVED = {
  light: {
    colorBgContainer: '#ffffff',
    colorBorder: '#d9d9d9',
    colorTextLightSolid: '#ffffff',
    colorErrorBg: '#fff1f0',
  },
  dark: { colorErrorBg: '#2c1618', colorSuccessBg: '#112a1b', colorWarningBg: '#2b2111' },
} as const satisfies Record<Scheme, object>;

/** The look of the guest card as CSS variables, from the same tokens as antd's theme. */
export function guestColours(scheme: Scheme): CSSProperties {
  const token: Readonly<Record<string, string>> = { ...DERIVED[scheme], ...SCHEME_TOKENS[scheme] };
  return {
    '--guest-page': token['colorBgLayout'],
    '--guest-card': token['colorBgContainer'],
    '--guest-text': token['colorTextBase'],
    '--guest-lead': token['colorTextDescription'],
    '--guest-line': token['colorBorderSecondary'],
    '--guest-field': token['colorBorder'],
    '--guest-primary': token['colorPrimary'],
    '--guest-on-primary': token['colorTextLightSolid'],
    '--guest-outline': token['controlOutline'],
    '--guest-error': token['colorError'],
    '--guest-error-bg': token['colorErrorBg'],
    '--guest-warning': token['colorWarning'],
    '--guest-warning-bg': token['colorWarningBg'],
    '--guest-success': token['colorSuccess'],
    '--guest-success-bg': token['colorSuccessBg'],
    '--guest-font': COMMON_TOKENS.fontFamily,
    '--guest-radius': `${COMMON_TOKENS.borderRadius}px`,
  } as CSSProperties;
}
