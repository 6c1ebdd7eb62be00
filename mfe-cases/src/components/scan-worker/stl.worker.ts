import { flatNormals } from './flat-normals';
import { readBinaryStl } from './read-triangles';
import { serveScanJobs } from './serve-scan-jobs';

// Binary STL, which nearly all scanners write: small, as it needs no library.
serveScanJobs({
  triangles: (bytes, { triangles }) => readBinaryStl(bytes, triangles ?? 0),
  mesh: async (bytes, { triangles }) => {
    const positions = await readBinaryStl(bytes, triangles ?? 0);
    return { positions, normals: flatNormals(positions), index: null };
  },
});
