import { PDFDocument } from 'pdf-lib';
import { makePrescription } from './prescription';

describe('makePrescription', () => {
  it('[CA-17] makes a PDF of one page, the same bytes each time', async () => {
    const first = await makePrescription();
    expect(first.toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await PDFDocument.load(first)).getPageCount()).toBe(1);
    expect((await makePrescription()).equals(first)).toBe(true);
  });
});
