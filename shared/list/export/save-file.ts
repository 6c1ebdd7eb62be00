import type { Download } from '../../api';

/** Browsers read the file some time after the click; the address is of no use to anybody else. */
const KEPT_MS = 60_000;

/** Saves a downloaded file as the browser saves files. */
export function saveFile({ blob, name }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
