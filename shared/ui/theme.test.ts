import { theme } from 'antd';
import { SCHEMES } from '../contract';
import { themeOf } from './theme';

/** What text of usual size needs against what it stands on (WCAG 1.4.3). */
const READABLE = 4.5;

/** Relative luminance of a colour as `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(SCHEMES)(
  '[SH-13] links of the %s scheme can be read at rest, under the pointer and pressed',
  (scheme) => {
    const { algorithm, token } = themeOf(scheme);
    const colours = theme.getDesignToken({ ...(algorithm && { algorithm }), ...(token && { token }) });
    for (const link of ['colorLink', 'colorLinkHover', 'colorLinkActive'] as const)
      for (const ground of ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const)
        expect([link, ground, contrast(colours[link], colours[ground]) >= READABLE]).toEqual([
          link,
          ground,
          true,
        ]);
  },
);
