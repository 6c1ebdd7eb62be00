import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

/** Pages of a demo file carry no time of making, so that the same seed gives the same bytes. */
const MADE_AT = new Date('2026-01-01T00:00:00Z');

const LINES: readonly (readonly [string, string])[] = [
  ['Treatment', 'Clear aligners, both arches'],
  ['Chief complaint', 'Crowding of the lower front teeth'],
  ['Overjet / overbite', 'Improve / improve'],
  ['Midline', 'Keep'],
  ['Spaces', 'Close all'],
  ['IPR', 'Up to 0.3 mm per contact, lower 3 to 3'],
  ['Attachments', 'As needed, not on upper incisors'],
  ['Do not move', '17, 27'],
  ['Trim line', 'Scalloped'],
];

/** A one-page PDF prescription; its text names no patient, so that many cases may share the file. */
export async function makePrescription(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setTitle('Prescription');
  pdf.setCreationDate(MADE_AT);
  pdf.setModificationDate(MADE_AT);
  const page = pdf.addPage([595, 842]);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('Prescription', { x: 56, y: 770, size: 24, font: bold, color: rgb(0.05, 0.3, 0.4) });
  page.drawLine({
    start: { x: 56, y: 756 },
    end: { x: 539, y: 756 },
    thickness: 1,
    color: rgb(0.6, 0.7, 0.75),
  });
  LINES.forEach(([name, value], index) => {
    const y = 722 - index * 30;
    page.drawText(name, { x: 56, y, size: 11, font: bold });
    page.drawText(value, { x: 210, y, size: 11, font: plain });
  });
  page.drawText('Signed by the treating dentist', {
    x: 56,
    y: 400,
    size: 10,
    font: plain,
    color: rgb(0.4, 0.4, 0.4),
  });
  return Buffer.from(await pdf.save());
}
