/** Where a command's answer goes. */
export interface Printer {
  readonly line: (text: string) => void;
  /** Rows under their headings, each column as wide as it needs; a sentence instead when there is none. */
  readonly table: (headings: readonly string[], rows: readonly (readonly string[])[]) => void;
  /** Names and values, one a line; empty ones are left out. */
  readonly facts: (facts: Readonly<Record<string, string | null>>) => void;
}

/** @param out takes one line at a time, without its end */
export function createPrinter(out: (line: string) => void): Printer {
  return {
    line: out,
    table: (headings, rows) => {
      if (rows.length === 0) return out('There is none.');
      const lines = [headings, ...rows].map((row) => row.map(printable));
      const widths = headings.map((_, column) => Math.max(...lines.map((row) => (row[column] ?? '').length)));
      for (const row of lines)
        out(
          row
            .map((cell, n) => cell.padEnd(widths[n] ?? 0))
            .join('  ')
            .trimEnd(),
        );
    },
    facts: (facts) => {
      const known = Object.entries(facts).filter(([, value]) => value !== null && value !== '');
      const width = Math.max(0, ...known.map(([name]) => name.length));
      for (const [name, value] of known) out(`${name.padEnd(width)}  ${printable(value ?? '')}`);
    },
  };
}

/** What people typed into the portal must not move the cursor of whoever reads it here. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

/** A moment as a list shows it: to the minute, in UTC. */
export function shortTime(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
