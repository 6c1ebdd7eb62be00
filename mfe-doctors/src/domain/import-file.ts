import type { Locale } from '@portal/shared/contract';

/** Encodings in which spreadsheets of our users' countries save a CSV; the browser reads all of them. */
export const IMPORT_ENCODINGS = ['utf-8', 'windows-1254', 'windows-1256', 'windows-1252'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

/** Bytes of a file; 5,000 full rows are a fifth of it. */
export const IMPORT_FILE_BYTES = 5 * 1024 * 1024;

/** A file's text; or why it is none: too large, or not text, as an .xlsx. */
export type ImportText =
  | { readonly text: string; readonly encoding: ImportEncoding }
  | { readonly refused: 'tooLarge' | 'notText' };

/**
 * The text of a file. What is not UTF-8 was saved in the encoding that is usual where the person's language is spoken, which
 * they can correct: bytes alone do not say which.
 */
export function decodeImport(bytes: Uint8Array, locale: Locale, encoding?: ImportEncoding): ImportText {
  if (bytes.length > IMPORT_FILE_BYTES) return { refused: 'tooLarge' };
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'utf-8' };
  if (bytes.includes(0)) return { refused: 'notText' };
  const used = encoding ?? (isUtf8(bytes) ? 'utf-8' : usualEncoding(locale));
  return { text: new TextDecoder(used).decode(bytes), encoding: used };
}

/** Spreadsheets' "Unicode text" begins with a mark. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function usualEncoding(locale: Locale): ImportEncoding {
  return locale === 'ar' ? 'windows-1256' : 'windows-1254';
}
