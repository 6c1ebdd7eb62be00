import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const SCRIPTS = { 'noto-sans': 'latin', 'noto-sans-arabic': 'arabic' };
const WEIGHTS = ['400', '600'];

const FACES = Object.entries(SCRIPTS).flatMap(([font, script]) =>
  WEIGHTS.map((weight) => {
    const file = require.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`);
    return { family: font, weight, content: readFileSync(file).toString('base64') };
  }),
);

/**
 * Everything that the page writes from its next load on is in fonts of the tests, so that those of the machine play no part.
 * They come as bytes and as a sheet made by script, which the page's policy of sources does not mind.
 */
export async function bringOwnFont(page: Page): Promise<void> {
  await page.addInitScript((faces) => {
    for (const { family, weight, content } of faces) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight }));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { font-family: noto-sans, noto-sans-arabic !important }');
    document.adoptedStyleSheets.push(sheet);
  }, FACES);
}
