import { COMMON_TOKENS, SCHEME_TOKENS } from '@portal/shared/ui';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = readFileSync(join(__dirname, 'guest-card.module.css'), 'utf8');

/** The tokens of antd's theme that the guest pages have by names of their own. */
const TOKENS = {
  page: 'colorBgLayout',
  card: 'colorBgContainer',
  text: 'colorTextBase',
  lead: 'colorTextDescription',
  line: 'colorBorderSecondary',
  field: 'colorBorder',
  primary: 'colorPrimary',
  'on-primary': 'colorTextLightSolid',
  error: 'colorError',
  'error-bg': 'colorErrorBg',
  warning: 'colorWarning',
  'warning-bg': 'colorWarningBg',
  success: 'colorSuccess',
  'success-bg': 'colorSuccessBg',
};

/** What antd derives where a scheme names no colour of its own. */
const DERIVED = {
  light: {
    colorBgContainer: '#ffffff',
    colorBorder: '#d9d9d9',
    colorTextLightSolid: '#ffffff',
    colorErrorBg: '#fff1f0',
  },
  dark: { colorErrorBg: '#2c1618', colorSuccessBg: '#112a1b', colorWarningBg: '#2b2111' },
};

function declared(selector: string): Record<string, string> {
  const block = STYLES.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--guest-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

it.each([
  ['light', '\n.page'],
  ['dark', '.dark'],
] as const)('[SH-13] the guest pages have the colours of the %s theme', (scheme, selector) => {
  const tokens: Readonly<Record<string, string>> = { ...DERIVED[scheme], ...SCHEME_TOKENS[scheme] };
  const wanted = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, tokens[token]]));
  const common = { font: COMMON_TOKENS.fontFamily, radius: `${COMMON_TOKENS.borderRadius}px` };
  expect(declared(selector)).toEqual(scheme === 'light' ? { ...wanted, ...common } : wanted);
});
