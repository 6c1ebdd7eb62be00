import type { Page } from '@playwright/test';
import { inflateSync } from 'node:zlib';

/** Prints the page on A4, and answers how many pieces of text stand on each of its sheets: none on an empty one. */
export async function textsOfSheets(page: Page): Promise<readonly number[]> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  // Every byte is one character: Chromium packs what is drawn, and not what the file consists of.
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Type\s*\/Page\b[^]*?\bendobj/g)]
    .map(([sheet]) => drawn(text, /\/Contents (\d+) 0 R/.exec(sheet)?.[1] ?? ''))
    .map((operators) => operators.match(/\bT[jJ]\b/g)?.length ?? 0);
}

/** What the object of that number draws, in PDF's operators. */
function drawn(pdf: string, id: string): string {
  const head = new RegExp(String.raw`[\r\n]${id} 0 obj\b([^]*?)\bstream\r?\n`).exec(pdf);
  if (!head) throw new Error(`Nothing is drawn by ${id} of the PDF`);
  const start = head.index + head[0].length;
  const length = Number(/\/Length (\d+)/.exec(head[1] ?? '')?.[1]);
  return length === 0
    ? ''
    : inflateSync(Buffer.from(pdf.slice(start, start + length), 'latin1')).toString('latin1');
}
