/** What is wrong with a scan, found by reading its file before the upload. */
export type StlProblem = 'stlUnreadable' | 'stlTruncated' | 'stlEmpty';

export type StlFacts =
  | { readonly triangles: number; readonly problem?: never }
  | { readonly problem: StlProblem; readonly triangles?: never };

type Bytes = Pick<Blob, 'size' | 'slice'>;

const HEADER = 84;
const TRIANGLE = 50;
/** About 1 GB. A larger count means that the four bytes are not a count: the file is no binary STL. */
const MOST_TRIANGLES = 20_000_000;
const TEXT_HEAD = 4_096;
/** Bytes read at once of a text STL, so that a large file is never in memory as a whole. */
const PART = 4 * 1024 ** 2;
const FACET_END = 'endfacet';

export function isStl({ name }: Pick<File, 'name'>): boolean {
  return name.toLowerCase().endsWith('.stl');
}

/**
 * Counts the triangles of an STL file. A binary file states its count, from which its length follows; in a text file they are
 * counted. Throws when the file cannot be read.
 */
export async function readStl(file: Bytes): Promise<StlFacts> {
  const head = await file.slice(0, HEADER).arrayBuffer();
  const said = head.byteLength === HEADER ? new DataView(head).getUint32(HEADER - 4, true) : null;
  if (said !== null && file.size === HEADER + TRIANGLE * said) return factsOf(said);
  const start = await textOf(file, 0, TEXT_HEAD);
  if (/^\s*solid\b[^\n]*\n\s*(facet\s+normal|endsolid)\b/i.test(start)) return readText(file);
  const mayBeBinary = said !== null && said <= MOST_TRIANGLES && !/^\s*solid\b/i.test(start);
  const isCut = mayBeBinary && file.size < HEADER + TRIANGLE * said;
  return { problem: isCut ? 'stlTruncated' : 'stlUnreadable' };
}

async function readText(file: Bytes): Promise<StlFacts> {
  let triangles = 0;
  let rest = '';
  for (let at = 0; at < file.size; at += PART) {
    const text = rest + (await textOf(file, at, PART)).toLowerCase();
    triangles += text.split(FACET_END).length - 1;
    // `endfacet` may be split between two parts. The kept rest is one letter shorter, so no facet is counted twice.
    rest = text.slice(1 - FACET_END.length);
  }
  const end = await textOf(file, Math.max(0, file.size - TEXT_HEAD), TEXT_HEAD);
  return /\bendsolid\b/i.test(end) ? factsOf(triangles) : { problem: 'stlTruncated' };
}

function factsOf(triangles: number): StlFacts {
  return triangles > 0 ? { triangles } : { problem: 'stlEmpty' };
}

async function textOf(file: Bytes, start: number, length: number): Promise<string> {
  return new TextDecoder('latin1').decode(await file.slice(start, start + length).arrayBuffer());
}
