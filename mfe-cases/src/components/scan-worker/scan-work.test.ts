import { makeScanMesh, toBinaryStl } from '../../testing/scan-mesh';
import { flatNormals } from './flat-normals';
import { countOfBinaryStl, readBinaryStl } from './read-triangles';

it('[CA-17] a triangle faces where its corners say, and one without an area nowhere', () => {
  const facing = [0, 0, 0, 2, 0, 0, 0, 2, 0];
  const flat = [1, 1, 1, 1, 1, 1, 1, 1, 1];
  expect([...flatNormals(Float32Array.from([...facing, ...flat]))]).toEqual(
    [0, 0, 1, 0, 0, 1, 0, 0, 1].concat(Array.from({ length: 9 }, () => 0)),
  );
});

it('[CA-17] a binary STL is read as it is, and told from one that is cut off and from other formats', async () => {
  const mesh = makeScanMesh({ cells: [4, 3] });
  const bytes = toBinaryStl(mesh);
  const file = (length = bytes.length) => ({
    size: length,
    slice: (from = 0, to = length) =>
      ({ arrayBuffer: async () => bytes.slice(from, Math.min(to, length)).buffer }) as Blob,
  });
  expect(await countOfBinaryStl(file(), 'stl')).toBe(24);
  expect(await countOfBinaryStl(file(bytes.length - 1), 'stl')).toBeNull();
  expect(await countOfBinaryStl(file(), 'ply')).toBeNull();
  expect(await readBinaryStl(file(), 24)).toEqual(mesh);
});
