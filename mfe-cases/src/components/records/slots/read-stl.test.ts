import { isStl, readStl } from './read-stl';

const binary = (said: number, has = said): Blob => {
  const bytes = new Uint8Array(84 + 50 * has);
  new DataView(bytes.buffer).setUint32(80, said, true);
  return blobOf(bytes);
};
const text = (facets: number, end = 'endsolid arch\n'): Blob =>
  blobOf(
    new TextEncoder().encode(
      `solid arch\n${'facet normal 0 0 1\n outer loop\n endloop\nendfacet\n'.repeat(facets)}${end}`,
    ),
  );

/** A blob whose parts can be read, which those of the test's browser cannot. */
function blobOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  const part = (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to).buffer });
  return { size: bytes.length, slice: part } as unknown as Blob;
}

describe('[CA-17] an STL file, before it is sent', () => {
  it('tells its triangles, be it binary or text', async () => {
    expect(await readStl(binary(3))).toEqual({ triangles: 3 });
    expect(await readStl(text(2))).toEqual({ triangles: 2 });
  });

  it('is counted across the parts in which a large one is read', async () => {
    expect(await readStl(text(120_000))).toEqual({ triangles: 120_000 });
  });

  it.each([
    ['stlTruncated', binary(10, 7)],
    ['stlTruncated', text(3, '')],
    ['stlEmpty', binary(0)],
    ['stlEmpty', text(0)],
    ['stlUnreadable', binary(2, 5)],
    ['stlUnreadable', blobOf(new TextEncoder().encode('%PDF-1.7 this is a letter'))],
    ['stlUnreadable', blobOf(new TextEncoder().encode('A letter that is longer than a head. '.repeat(9)))],
    ['stlUnreadable', blobOf(new TextEncoder().encode('solid lies about itself'.padEnd(200)))],
  ] as const)('is refused as %s', async (problem, file) => {
    expect(await readStl(file)).toEqual({ problem });
  });

  it('is known by its name', () => {
    expect([isStl({ name: 'Upper.STL' }), isStl({ name: 'stl.pdf' })]).toEqual([true, false]);
  });
});
