import { wrongType, type Accept, type FileFormat } from './file-format';

/** Where a PDF says that it is whole, and a ZIP where its list of files is, however long its comment. */
export const TAIL_BYTES = 66 * 1024;

const PDF_END = '%%EOF';
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
/** Stands for a number that only the further record of a larger archive holds. */
const ZIP64 = 0xffffffff;

/**
 * The first bytes of a PDF or a ZIP are soon written; only a whole file has the end of one.
 * @param tail the last `TAIL_BYTES` of the file, or all of it
 * @throws PortalError 'wrongFileType' when the file is cut off, or is none of its format
 */
export function checkEnd(format: FileFormat, tail: Buffer, accept: Accept): void {
  const isWhole = format === 'pdf' ? tail.includes(PDF_END) : format !== 'zip' || hasZipEnd(tail);
  if (!isWhole) throw wrongType(accept);
}

/** The record at the end of an archive: its comment reaches the end, and the list of files lies before it. */
function hasZipEnd(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    if (at + ZIP_END_BYTES > tail.length) continue;
    if (at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const listBytes = tail.readUInt32LE(at + 12);
    return listBytes === ZIP64 || listBytes <= at || tail.length >= TAIL_BYTES;
  }
  return false;
}
