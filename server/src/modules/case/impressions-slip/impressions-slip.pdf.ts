import { PRODUCT_NAMES, type ProductId } from '@portal/shared/contract';
import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

/** What a slip says. Never whose impressions they are: it travels outside on a parcel. */
export interface Slip {
  readonly identifier: string;
  readonly companyName: string;
  readonly productId: ProductId;
  /** Where the provider receives impressions, line by line. */
  readonly address: readonly string[];
}

/** A4, in points. */
const PAGE: [number, number] = [595, 842];
const LEFT = 56;
const RIGHT = 539;
const INK = rgb(0.1, 0.12, 0.15);
const GREY = rgb(0.45, 0.48, 0.52);

const INSTRUCTIONS: readonly string[] = [
  'Rinse and disinfect the impressions, and let them dry.',
  'Pack upper and lower impression apart, each in a closed bag, in a firm box.',
  'Put this slip into the box. One box for each case.',
  'Hand the box to the courier, then press "Courier notified" in the portal.',
];

interface Pen {
  readonly page: PDFPage;
  readonly bold: PDFFont;
  readonly plain: PDFFont;
}

/** A page to print and put in the box with physical impressions (CA-19). */
export async function drawSlip(slip: Slip): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Impressions of case ${slip.identifier}`);
  const page = pdf.addPage(PAGE);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const pen: Pen = { page, bold, plain };
  page.drawText('Physical impressions', { x: LEFT, y: 770, size: 16, font: plain, color: GREY });
  drawIdentifier(pen, slip.identifier);
  drawField(pen, 640, 'Company', toPrintable(slip.companyName, plain));
  drawField(pen, 610, 'Product', PRODUCT_NAMES[slip.productId]);
  drawBlock(pen, 560, 'Send to', slip.address);
  drawBlock(
    pen,
    400,
    'Before you send it',
    INSTRUCTIONS.map((line, index) => `${index + 1}.  ${line}`),
  );
  return pdf.save();
}

function drawIdentifier({ page, bold }: Pen, identifier: string): void {
  page.drawText(identifier, { x: LEFT, y: 700, size: 56, font: bold, color: INK });
  page.drawLine({ start: { x: LEFT, y: 680 }, end: { x: RIGHT, y: 680 }, thickness: 1, color: GREY });
}

function drawField({ page, bold, plain }: Pen, y: number, name: string, value: string): void {
  page.drawText(name, { x: LEFT, y, size: 12, font: bold, color: GREY });
  page.drawText(value, { x: LEFT + 100, y, size: 14, font: plain, color: INK, maxWidth: RIGHT - LEFT - 100 });
}

function drawBlock({ page, bold, plain }: Pen, y: number, title: string, lines: readonly string[]): void {
  page.drawText(title, { x: LEFT, y, size: 12, font: bold, color: GREY });
  lines.forEach((line, index) => {
    page.drawText(toPrintable(line, plain), {
      x: LEFT,
      y: y - 24 - index * 20,
      size: 13,
      font: plain,
      color: INK,
    });
  });
}

/** Letters that no accent is taken from. */
const ALIKE: Readonly<Record<string, string>> = { ı: 'i', İ: 'I', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };

/** The fonts that every reader of PDF has know only western letters: others lose their accents, or give way to a dash. */
function toPrintable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const letters = [...text].map((letter) => {
    const isKnown = known.has(letter.codePointAt(0) ?? 0);
    return isKnown ? letter : (ALIKE[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  });
  return [...letters.join('')]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '-'))
    .join('')
    .replaceAll(/-{2,}/g, '-');
}
